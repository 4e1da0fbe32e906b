import { ts } from "ts-morph";
import type { Piece } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { MoveMapping } from "../facts/shapes.ts";

/** A type with literal values that v2 names otherwise. */
export function mappedLiterals(
  facts: Facts,
  type: ts.TypeNode,
  mapping: MoveMapping,
): readonly Piece[] {
  const values = { ...mapping.values, ...facts.options.units };
  const pieces: Piece[] = [];
  let at = type.getStart();
  const visit = (node: ts.Node): void => {
    if (
      ts.isLiteralTypeNode(node) &&
      ts.isStringLiteral(node.literal) &&
      Object.hasOwn(values, node.literal.text)
    ) {
      const quote = node.literal.getText()[0] ?? '"';
      pieces.push(
        { start: at, end: node.getStart() },
        `${quote}${values[node.literal.text]}${quote}`,
      );
      at = node.getEnd();
      return;
    }
    ts.forEachChild(node, visit);
  };
  if (mapping.values) visit(type);
  return [...pieces, { start: at, end: type.getEnd() }];
}
