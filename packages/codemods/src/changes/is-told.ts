import type { ts } from "ts-morph";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";

/** Tells the nodes that something is proposed for already. */
export function createIsTold(proposals: readonly Proposal[]): (node: ts.Node) => boolean {
  const places = proposals.flatMap(({ node, edits }) => [
    { file: pathOf(node), start: node.getStart(), end: node.getEnd() },
    ...(edits ?? []),
  ]);
  return (node) =>
    places.some(
      ({ file, start, end }) =>
        file === pathOf(node) && start < node.getEnd() && end > node.getStart(),
    );
}
