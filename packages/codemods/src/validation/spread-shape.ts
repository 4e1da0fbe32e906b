import { ts } from "ts-morph";
import type { Program } from "../program/program.ts";
import { initializerOf } from "./initializer-of.ts";

/** Where libraries keep the members of a schema: `habit.shape`, `habit.entries`. */
const SHAPES: ReadonlySet<string> = new Set(["shape", "entries"]);

/** The schema whose members a shape spreads: `habit` of `...habit.shape`; null where something else is spread. */
export function spreadSchema({ expression }: ts.SpreadAssignment): ts.Expression | null {
  return ts.isPropertyAccessExpression(expression) && SHAPES.has(expression.name.text)
    ? expression.expression
    : null;
}

/** The members that a schema is made of, there or by their name: `z.object(fields)`; null where they are not seen. */
export function plainShape(
  program: Program,
  node: ts.Expression,
): ts.ObjectLiteralExpression | null {
  const shape = ts.isIdentifier(node) ? initializerOf(program, node) : node;
  return shape && ts.isObjectLiteralExpression(shape) ? shape : null;
}
