import { ts } from "ts-morph";
import type { Program } from "../program/program.ts";
import { initializerOf } from "./initializer-of.ts";

/** Whether a call makes other values of those that go through a schema: `schema.transform(toView)`. */
export function isTransforming(node: ts.Node): boolean {
  return ts.isCallExpression(node) && calledName(node) === "transform";
}

/** Whether one of the steps of a pipe does so: `v.pipe(schema, v.transform(toView))`. */
export function isTransformingPipe(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    calledName(node) === "pipe" &&
    node.arguments.slice(1).some(isTransforming)
  );
}

function calledName({ expression }: ts.CallExpression): string | null {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : null;
}

/** Whether a schema that is a part of another makes other values: `z.object({ data: z.array(view) })`. */
export function transformsWithin(program: Program, schema: ts.Node): boolean {
  const entered = new Set<ts.Node>();
  const visit = (node: ts.Node): boolean => {
    if (entered.has(node) || ts.isFunctionLike(node)) return false;
    entered.add(node);
    if (isTransforming(node) || isTransformingPipe(node)) return true;
    const behind = ts.isIdentifier(node) ? initializerOf(program, node) : null;
    return (behind !== null && visit(behind)) || (ts.forEachChild(node, visit) ?? false);
  };
  return visit(schema);
}
