import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VERSION } from "./interface";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const source = read("./interface.ts");
const page = read("../../../../docs/web.md");

/** The members of an interface, and those it takes over. */
function members(name: string): string[] {
  const [, base = "", body = ""] = new RegExp(`interface ${name}(?: extends (\\w+))? {\\n(.*?)\\n}`, "s").exec(source) ?? [];
  const own = [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, member = ""]) => member);
  return [...(base ? members(base) : []), ...own];
}

/** What the page tells of it: the names in the first column of its table. */
function told(name: string): string[] {
  const table = page.slice(page.indexOf(`| \`${name}\` |`)).split("\n\n")[0] ?? "";
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].slice(1).flatMap(([, cell = ""]) => [...cell.matchAll(/`(\w+)/g)].map(([, word = ""]) => word));
}

describe("docs/web.md tells authors of boards the whole interface", () => {
  it.each(["BoardModule", "Scene"])("%s", (name) => {
    expect(members(name).length).toBeGreaterThan(5);
    expect(told(name).sort()).toEqual(members(name).sort());
  });
  it("and what one needs to speak", () => {
    expect(page).toContain("one needs to speak: `view`, `names`, `lang`, `say` and `word`");
    expect(members("About").sort()).toEqual(["lang", "names", "say", "view", "word"]);
  });
  it("with its version", () => {
    expect(page).toContain(`| \`version\` | \`${VERSION}\``);
  });
});
