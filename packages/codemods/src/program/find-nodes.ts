import type { ts } from "ts-morph";
import { nodesIn } from "./nodes-in.ts";

/**
 * The nodes of some kinds in their order: nobody need walk through all again.
 *
 * @param is - Tells by the kind of a node alone; a function of a module, as what it found is known again by it.
 */
export type FindNodes = <Kind extends ts.Node>(
  is: (node: ts.Node) => node is Kind,
) => readonly Kind[];

/** Nodes of one kind, and how many nodes of any kind come before each. */
interface Kind {
  readonly nodes: ts.Node[];
  readonly places: number[];
}

/** @param filesOf - Is asked once, when somebody looks for nodes. */
export function createFindNodes(filesOf: () => readonly ts.SourceFile[]): FindNodes {
  const found = new Map<unknown, readonly ts.Node[]>();
  let kinds: readonly Kind[] | null = null;
  const find = (is: (node: ts.Node) => boolean): readonly ts.Node[] => {
    kinds ??= byKind(filesOf().flatMap(nodesIn));
    const nodes =
      found.get(is) ?? inOrder(kinds.filter(({ nodes: [first] }) => first && is(first)));
    found.set(is, nodes);
    return nodes;
  };
  return find as FindNodes;
}

function byKind(all: readonly ts.Node[]): readonly Kind[] {
  const found = new Map<ts.SyntaxKind, Kind>();
  for (const [place, node] of all.entries()) {
    const kind = found.get(node.kind) ?? { nodes: [], places: [] };
    found.set(node.kind, kind);
    kind.nodes.push(node);
    kind.places.push(place);
  }
  return [...found.values()];
}

function inOrder(kinds: readonly Kind[]): readonly ts.Node[] {
  const [only, ...others] = kinds;
  if (others.length === 0) return only?.nodes ?? [];
  return kinds
    .flatMap(({ nodes, places }) => nodes.map((node, at) => ({ node, place: places[at] ?? 0 })))
    .sort((left, right) => left.place - right.place)
    .map(({ node }) => node);
}
