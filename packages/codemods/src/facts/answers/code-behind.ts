import { ts } from "ts-morph";
import type { StandIn } from "../../provenance/stand-ins.ts";

/** The code that a stand-in may answer, by a place that puts it there. */
export type CodeBehind = (anchor: ts.Node, standIn: StandIn) => readonly ts.Node[];

/** The place that puts a stand-in there, then the calls that led to it. */
export function anchorsOf({ node, context }: StandIn): readonly ts.Node[] {
  return [node, ...context.chain];
}

/** The statements of the same body behind a place, without what another stand-in answers. */
export function createCodeBehind(all: ReadonlySet<StandIn>): CodeBehind {
  return (anchor, standIn) => {
    const body = bodyAround(anchor);
    const others = [...all]
      .filter((other) => other !== standIn && !other.once && !standIn.once)
      .flatMap(anchorsOf)
      .filter((other) => other !== anchor && other.getSourceFile() === anchor.getSourceFile());
    const next = others
      .filter((other) => bodyAround(other) === body && other.pos > anchor.pos)
      .reduce((end, other) => Math.min(end, other.pos), body.end);
    const found: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      if (node.pos >= next || node.end <= anchor.end) return;
      const isApart = ts.isFunctionLike(node) && others.some((other) => bodyAround(other) === node);
      if (isApart) return;
      if (node.pos >= anchor.end && !others.some((other) => isInside(other, node))) {
        found.push(node);
        return;
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(body, visit);
    return found;
  };
}

/** The function around a place, or its file. */
export function bodyAround(node: ts.Node): ts.Node {
  return ts.findAncestor(node.parent, ts.isFunctionLike) ?? node.getSourceFile();
}

function isInside(inner: ts.Node, outer: ts.Node): boolean {
  return inner.pos >= outer.pos && inner.end <= outer.end;
}
