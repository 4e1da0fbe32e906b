import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Value } from "../../provenance/value.ts";
import type { KeyUses } from "../key-uses.ts";

/** Whether a literal is only ever given to libraries that take it as a path. */
export function isForPaths(facts: Facts, literal: ts.Node, uses: KeyUses): boolean {
  return (uses.get(literal) ?? []).every(
    ({ node }) => facts.program.isModel(node) || isHandedOn(facts, node),
  );
}

/** A function that hands it on, or a native that asks for nothing else by it. */
function takesPaths(value: Value): boolean {
  return value.kind === "function" || (value.kind === "native" && value.native.takesPaths === true);
}

function isHandedOn(facts: Facts, node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent))
    return parent.expression !== node && [...facts.seen(parent.expression)].every(takesPaths);
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent)
  );
}
