import { describe, expect, it } from "vitest";
import { grow, lines, path, prune, ROOT } from "./tree";
import type { Node } from "./wire";

function tree(): Node[] {
  let nodes: Node[] = [];
  ({ nodes } = grow(nodes, ROOT, 0, "a"));
  ({ nodes } = grow(nodes, 0, 1, "b"));
  ({ nodes } = grow(nodes, 0, 1, "c"));
  ({ nodes } = grow(nodes, 2, 0, "d"));
  return nodes;
}

describe("a tree of branches", () => {
  it("knows the way to each node", () => {
    expect(path(tree(), 3)).toEqual([[0, "a"], [1, "c"], [0, "d"]]);
    expect(path(tree(), ROOT)).toEqual([]);
  });

  it("goes along a branch that is there already", () => {
    expect(grow(tree(), 0, 1, "c")).toMatchObject({ at: 2 });
    expect(grow(tree(), 0, 1, "c").nodes).toHaveLength(4);
  });

  it("loses a branch with all that follows", () => {
    const left = prune(tree(), 1);
    expect(left.map(({ phrase }) => phrase)).toEqual(["a", "c", "d"]);
    expect(path(left, 2)).toEqual([[0, "a"], [1, "c"], [0, "d"]]);
    expect(prune(tree(), 0)).toEqual([]);
  });

  it("is read line by line, branches set in", () => {
    expect(lines(tree())).toEqual([
      { nodes: [0], depth: 0 },
      { nodes: [1], depth: 1 },
      { nodes: [2, 3], depth: 1 },
    ]);
  });
});
