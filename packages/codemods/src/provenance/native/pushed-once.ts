import { ts } from "ts-morph";
import type { Program } from "../../program/program.ts";

/** What is asked of a list, and does not change it. */
const ASKED: ReadonlySet<string> = new Set(["join", "length"]);

/** How a list that is written out grows where code adds to it once. */
interface Push {
  /** Whether it is added on every way through the code. */
  readonly isSure: boolean;
}

/**
 * The only `push` of one element to an array literal, outside of loops, so that the element is at the place
 * behind those that are written; null where anything else may add, take or order elements.
 */
export function pushedOnce(program: Program, literal: ts.Node): Push | null {
  const { parent } = literal;
  if (!ts.isArrayLiteralExpression(literal) || !ts.isVariableDeclaration(parent)) return null;
  if (!ts.isIdentifier(parent.name)) return null;
  const binding = program.moduleOf(literal).scopes.resolve(parent.name);
  if (!binding || binding.reassigned || binding.captured) return null;
  const uses = binding.references
    .filter((name) => name !== parent.name)
    .map(({ parent: use }) => (ts.isPropertyAccessExpression(use) ? use : null));
  const pushes = uses.filter((use) => use?.name.text === "push");
  const [push] = pushes;
  const isKnown = uses.every((use) => use && (use === push || ASKED.has(use.name.text)));
  const call = push?.parent;
  if (!isKnown || pushes.length !== 1 || !call || !ts.isCallExpression(call)) return null;
  const [pushed, ...more] = call.arguments;
  if (!pushed || ts.isSpreadElement(pushed) || more.length > 0) return null;
  const home = ts.findAncestor(literal, isScope);
  const inside = ts.findAncestor(call, (node) => node === home || isRepeated(node));
  if (!home || inside !== home) return null;
  const isSure = ts.isExpressionStatement(call.parent) && call.parent.parent === home;
  return { isSure: isSure && uses.every((use) => use && use.end >= push.end) };
}

function isScope(node: ts.Node): boolean {
  return ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node);
}

function isRepeated(node: ts.Node): boolean {
  return ts.isIterationStatement(node, false) || ts.isFunctionLike(node);
}
