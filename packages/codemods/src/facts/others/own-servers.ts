import { ts } from "ts-morph";
import type { Program } from "../../program/program.ts";
import { rootOf } from "../../program/root-of.ts";
import { TEST_FILE } from "./own-routes.ts";

/** What a handler may call that hands no request on. */
const PLAIN: ReadonlySet<string> = new Set([
  "JSON",
  "Object",
  "Array",
  "String",
  "Number",
  "Math",
  "Date",
  "Buffer",
  "URL",
  "console",
]);

/** Whether all servers that a program starts answer by themselves, and hand no request on to anyone. */
export function answerThemselves(program: Program): boolean {
  const started = program
    .nodes(ts.isCallExpression)
    .filter((node) => !program.isModel(node) && /\bcreateServer$/.test(node.expression.getText()));
  return (
    started.length > 0 &&
    started.every((node) => {
      const handler = node.arguments.find(ts.isFunctionLike);
      return (
        handler !== undefined &&
        !TEST_FILE.test(program.moduleOf(node).path) &&
        handsNothingOn(program, handler, handler)
      );
    })
  );
}

/** Whether a function calls only what it was given or made itself, and plain functions of the platform. */
function handsNothingOn(program: Program, handler: ts.Node, node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const root = rootOf(node.expression);
    if (!root || !isKnown(program, handler, root)) return false;
  }
  return !ts.forEachChild(node, (child) => !handsNothingOn(program, handler, child));
}

function isKnown(program: Program, handler: ts.Node, root: ts.Identifier): boolean {
  const binding = program.moduleOf(root).scopes.resolve(root);
  if (!binding) return PLAIN.has(root.text);
  const { node } = binding;
  const isWithin = node.getSourceFile() === handler.getSourceFile();
  return (isWithin && node.pos >= handler.pos && node.end <= handler.end) || isData(node.parent);
}

/** A list, a map or an object that is written out: its methods are no calls of a service. */
function isData(declared: ts.Node): boolean {
  if (!ts.isVariableDeclaration(declared) || !declared.initializer) return false;
  const { initializer } = declared;
  return (
    ts.isArrayLiteralExpression(initializer) ||
    ts.isObjectLiteralExpression(initializer) ||
    ts.isNewExpression(initializer)
  );
}
