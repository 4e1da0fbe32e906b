import { ts } from "ts-morph";
import type { Program } from "../program/program.ts";
import { initializerOf } from "./initializer-of.ts";

/** Whether a call makes other values of those that go through a schema: `schema.transform(toView)`. */
export function isTransforming(node: ts.Node): boolean {
  return ts.isCallExpression(node) && calledName(node) === "transform";
}

/** Whether one of the steps of a pipe does so: `v.pipe(schema, v.transform(toView))`, `schema.pipe(z.transform(toView))`. */
export function isTransformingPipe(program: Program, node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || calledName(node) !== "pipe") return false;
  const steps = node.arguments.length > 1 ? node.arguments.slice(1) : node.arguments;
  return steps.some((step) => isTransforming(behind(program, step) ?? step));
}

/** Whether values go through a function before the schema sees them: `z.preprocess(toView, schema)`. */
export function isPreprocessing(node: ts.Node): boolean {
  return ts.isCallExpression(node) && calledName(node) === "preprocess";
}

/** Whether a function gives the schema: `z.lazy(() => schema)`. */
export function isLazy(node: ts.Node): boolean {
  return ts.isCallExpression(node) && calledName(node) === "lazy";
}

/** What is given a function of its own and keeps the values that go through. */
const KEEPING: ReadonlySet<string> = new Set(
  "refine superRefine check custom test when default prefault catch fallback lazy function instanceof pipe".split(
    " ",
  ),
);

/** Whether a call is given a function of which nothing tells what it makes of values: `z.codec(from, to, { decode })`. */
export function isOpaque(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const name = calledName(node);
  if (name === "codec") return true;
  return !KEEPING.has(name ?? "") && node.arguments.some(isFunction);
}

function isFunction(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function behind(program: Program, node: ts.Node): ts.Node | null {
  return ts.isIdentifier(node) ? initializerOf(program, node) : null;
}

function calledName({ expression }: ts.CallExpression): string | null {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : null;
}

/** Whether a schema that is a part of another makes other values: `z.object({ data: z.array(view) })`. */
export function transformsWithin(program: Program, schema: ts.Node): boolean {
  const entered = new Set<ts.Node>();
  const visit = (node: ts.Node): boolean => {
    if (entered.has(node) || (ts.isFunctionLike(node) && !isLazy(node.parent))) return false;
    entered.add(node);
    if (isTransforming(node) || isTransformingPipe(program, node)) return true;
    if (isPreprocessing(node) || isOpaque(node)) return true;
    const initializer = behind(program, node);
    return (initializer !== null && visit(initializer)) || (ts.forEachChild(node, visit) ?? false);
  };
  return visit(schema);
}
