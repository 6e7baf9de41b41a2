import { describe, expect, it } from "vitest";
import { read } from "./address";

const at = (pathname: string, search = "", hash = "") => read({ pathname, search, hash });

describe("the address", () => {
  it("of a replay may name the move", () => {
    expect(at("/replay/abc", "?at=17")).toEqual({ name: "replay", id: "abc", at: 17 });
    expect(at("/replay/abc", "?lang=pl&at=17")).toEqual({ name: "replay", id: "abc", at: 17 });
    expect(at("/replay/abc")).toEqual({ name: "replay", id: "abc", at: null });
    expect(at("/replay/abc", "?at=x")).toEqual({ name: "replay", id: "abc", at: null });
  });

  it("of the analysis board names where it begins", () => {
    expect(at("/board/mezo")).toEqual({ name: "study", id: null, game: "mezo", table: null, at: null });
    expect(at("/board", "?table=abc&at=17")).toEqual({ name: "study", id: null, game: "", table: "abc", at: 17 });
    expect(at("/study/abc")).toMatchObject({ name: "study", id: "abc" });
  });

  it("of the rules may name a rule", () => {
    expect(at("/rules/mezo", "", "#MEZ-R3")).toEqual({ name: "rules", game: "mezo", rule: "MEZ-R3" });
  });

  it("of my account leads nowhere else", () => {
    expect(at("/account")).toEqual({ name: "account" });
    expect(at("/account/somebody")).toEqual({ name: "lost" });
  });

  it("may be none of ours", () => {
    expect(at("/somewhere/else")).toEqual({ name: "lost" });
  });
});
