import { posix } from "node:path";
import { ts } from "ts-morph";
import { namesInAmd } from "../program/amd-names.ts";
import { nodesIn } from "../program/nodes-in.ts";
import { type Addition, createCodeWriter } from "./code-writer.ts";
import type { Reading } from "./reading.ts";

/** What a loader of AMD gives for these names itself. */
const OWN: ReadonlySet<string> = new Set(["require", "exports", "module"]);

/** Finds the file that a name of a module stands for, seen from the one that asks. */
type Find = (name: string) => string;

/**
 * Reads a script whose modules a loader puts together, `define(['api'], function (api) { … })`, as what it means:
 * `module.exports = (function (api) { … })(require('./api'))`. Null where it is no such script.
 */
export function readAmd(
  text: string,
  path: string,
  source: ts.SourceFile,
  exists: (path: string) => boolean,
): Reading | null {
  if (!namesInAmd(text)) return null;
  const find = finder(path, exists);
  const additions = source.statements.flatMap((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : null;
    return call && ts.isCallExpression(call) ? (additionsFor(call, find) ?? []) : [];
  });
  if (additions.length === 0) return null;
  const writer = createCodeWriter(text, [{ start: 0, end: text.length }], additions);
  return { ...writer.toReading("js", null), takesNoImports: true };
}

function finder(path: string, exists: (path: string) => boolean): Find {
  return (name) => {
    if (name.startsWith(".")) return name;
    const folder = posix.dirname(path);
    for (let at = folder; ; at = posix.dirname(at)) {
      if (exists(posix.join(at, `${name}.js`)))
        return `./${posix.relative(folder, posix.join(at, name))}`;
      if (at === posix.dirname(at)) return name;
    }
  };
}

function additionsFor(call: ts.CallExpression, find: Find): readonly Addition[] | null {
  const callee = call.expression.getText();
  const [named, ...others] = call.arguments;
  const args = named && ts.isStringLiteralLike(named) ? others : call.arguments;
  const [first, second] = args;
  const list = first && ts.isArrayLiteralExpression(first) ? first : null;
  const factory = list ? second : first;
  if (!factory || !/^(?:define|require|requirejs)$/.test(callee)) return null;
  if (callee !== "define" && !(list && isFunction(factory))) return null;
  const head = { at: call.getStart(), instead: factory.getStart() - call.getStart() };
  const tail = { at: factory.getEnd(), instead: call.getEnd() - factory.getEnd() };
  const result = callee === "define" && givesBack(factory) ? "module.exports = (" : "(";
  if (!isFunction(factory))
    return [
      { ...head, text: result },
      { ...tail, text: ")" },
    ];
  const inside = [...(list ? [] : withoutParameters(factory)), ...requiredIn(factory, find)];
  const given = list?.elements.map((each) => neededAs(each, find)).join(", ") ?? "";
  return [{ ...head, text: result }, ...inside, { ...tail, text: `)(${given})` }];
}

function isFunction(node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction {
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

/** Whether a module is what its factory gives back, and not what it writes into `exports`. */
function givesBack(factory: ts.Expression): boolean {
  if (!isFunction(factory) || !ts.isBlock(factory.body)) return true;
  return nodesIn(factory.body).some(
    (node) =>
      ts.isReturnStatement(node) &&
      node.expression !== undefined &&
      ts.findAncestor(node, ts.isFunctionLike) === factory,
  );
}

/** `function (require, exports, module)`: a module has these anyway. */
function withoutParameters({ parameters }: ts.FunctionLikeDeclaration): readonly Addition[] {
  const [first] = parameters;
  const last = parameters.at(-1);
  if (!first || !last) return [];
  return [{ at: first.getStart(), instead: last.getEnd() - first.getStart(), text: "" }];
}

/** `require('api')` within a module names it as well. */
function requiredIn(factory: ts.Node, find: Find): readonly Addition[] {
  return nodesIn(factory).flatMap((node): readonly Addition[] => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== "require") return [];
    const [name, ...others] = node.arguments;
    if (!name || !ts.isStringLiteralLike(name) || others.length > 0) return [];
    const text = JSON.stringify(find(name.text));
    return [{ at: name.getStart(), instead: name.getEnd() - name.getStart(), text }];
  });
}

/** What stands for a name among those that a module needs; what a plugin loads is not known. */
function neededAs(name: ts.Expression, find: Find): string {
  if (!ts.isStringLiteralLike(name) || name.text.includes("!")) return "undefined";
  return OWN.has(name.text) ? name.text : `require(${JSON.stringify(find(name.text))})`;
}
