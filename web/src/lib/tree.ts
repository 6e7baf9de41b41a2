/** The branches that were played from a position. A node is a move; its parent is the move before it, -1 the root. */
import type { Said } from "./sandbox.svelte";
import type { Node } from "./wire";

export const ROOT = -1;

/** All moves from the root to a node. */
export function path(nodes: readonly Node[], at: number): Said[] {
  const node = nodes[at];
  return node ? [...path(nodes, node.parent), [node.seat, node.phrase]] : [];
}

export const children = (nodes: readonly Node[], at: number): number[] => nodes.flatMap((node, i) => (node.parent === at ? [i] : []));

/** A move after a node: the branch that is there already, or a new one. */
export function grow(nodes: readonly Node[], parent: number, seat: number, phrase: string): { nodes: Node[]; at: number } {
  const known = nodes.findIndex((node) => node.parent === parent && node.seat === seat && node.phrase === phrase);
  return known >= 0 ? { nodes: [...nodes], at: known } : { nodes: [...nodes, { parent, seat, phrase, name: "" }], at: nodes.length };
}

/** Without a node and everything that follows it. */
export function prune(nodes: readonly Node[], at: number): Node[] {
  const gone = new Set([at]);
  nodes.forEach((node, i) => gone.has(node.parent) && gone.add(i));
  const places = new Map<number, number>([[ROOT, ROOT]]);
  const kept = nodes.flatMap((node, i) => {
    if (gone.has(i)) return [];
    places.set(i, places.size - 1);
    return [node];
  });
  return kept.map((node) => ({ ...node, parent: places.get(node.parent) ?? ROOT }));
}

export interface Line {
  /** Nodes one after the other, until the next fork. */
  nodes: number[];
  depth: number;
}

/** The tree as lines to read: what follows without a choice stands on one, branches are set in. */
export function lines(nodes: readonly Node[], from = ROOT, depth = 0): Line[] {
  return children(nodes, from).flatMap((first, _, all) => {
    const line = [first];
    let next = children(nodes, first);
    while (next.length === 1) {
      line.push(next[0]!);
      next = children(nodes, next[0]!);
    }
    const deep = all.length > 1 ? depth + 1 : depth;
    return [{ nodes: line, depth: deep }, ...lines(nodes, line.at(-1)!, deep)];
  });
}
