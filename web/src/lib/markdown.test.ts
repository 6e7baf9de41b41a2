import { describe, expect, it } from "vitest";
import { blocks, inline } from "./markdown";

describe("the Markdown of the rules", () => {
  it("knows headings, paragraphs, lists and tables", () => {
    const source = "# Title\n\nOne\ntwo.\n\n- **MEX-R1** first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
    expect(blocks(source).map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
    const [, paragraph, list, table] = blocks(source);
    expect(paragraph).toMatchObject({ inline: [{ kind: "text", text: "One two." }] });
    expect(list).toMatchObject({ items: [{ id: "MEX-R1" }, { id: "" }] });
    expect(table).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("finds the anchor of each rule, once", () => {
    expect(blocks("### MEX-R12 Canals\n\nSee MEX-R12.")).toMatchObject([{ id: "MEX-R12" }, { id: "" }]);
    expect(blocks('<a id="PAT-R5"></a>\nA piece comes in.')).toMatchObject([{ kind: "paragraph", id: "PAT-R5" }]);
    expect(blocks('- <a id="PAT-R6"></a>A piece moves.')).toMatchObject([{ kind: "list", items: [{ id: "PAT-R6" }] }]);
  });

  it("lets no HTML through", () => {
    expect(inline("<script>alert(1)</script>")).toEqual([{ kind: "text", text: "<script>alert(1)</script>" }]);
  });

  it("reads emphasis, code and links", () => {
    expect(inline("a *b* `c` [d](#e)").map((part) => part.kind)).toEqual(["text", "em", "text", "code", "text", "link"]);
  });

  it("starts a list right after a paragraph", () => {
    expect(blocks("Choose:\n- one\n- two").map((block) => block.kind)).toEqual(["paragraph", "list"]);
  });
});
