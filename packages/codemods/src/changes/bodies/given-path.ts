import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { ownerOf } from "../../program/binding.ts";
import { isSite } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";

/** Whether the path comes to this function as a parameter: then it was written further out. */
export function isGiven(facts: Facts, path: ts.Expression, literal: ts.Node): boolean {
  if (isWithin(literal, path)) return false;
  if (ts.isCallExpression(path)) return isGivenToCall(facts, path, literal);
  const root = rootOf(path);
  if (!root) return false;
  const binding = facts.program.moduleOf(root).scopes.resolve(root);
  if (!binding) return false;
  const declaration = declarationOf(binding.node);
  if (!declaration) return false;
  return isMadeElsewhere(literal, path) || isMadeOfParameter(facts, declaration, literal, 0);
}

/** `base.concat(path)`, and `route.toString()` of an object that keeps the path. */
function isGivenToCall(
  facts: Facts,
  { arguments: given, expression }: ts.CallExpression,
  literal: ts.Node,
): boolean {
  const holding = given.filter((argument) => holdsText(facts, argument, literal));
  if (holding.length > 0)
    return holding.some((argument) => isGiven(facts, bare(argument), literal));
  return (
    ts.isPropertyAccessExpression(expression) && isGiven(facts, expression.expression, literal)
  );
}

function bare(argument: ts.Expression): ts.Expression {
  return ts.isSpreadElement(argument) ? argument.expression : argument;
}

/** Whether an expression is text of the literal, or a list with such text in it. */
function holdsText(facts: Facts, node: ts.Expression, literal: ts.Node): boolean {
  const held = [...facts.seen(bare(node))].flatMap((value) =>
    isSite(value, "array") ? [...value.props.values()].flatMap(({ values }) => [...values]) : value,
  );
  return held.some(
    (value) =>
      value.kind === "text" && value.parts.some((part) => "text" in part && part.node === literal),
  );
}

/** Whether the literal stands in another function, so that this one got it as the result of a call. */
function isMadeElsewhere(literal: ts.Node, path: ts.Node): boolean {
  const owner = ownerOf(literal);
  return !ts.isSourceFile(owner) && ts.findAncestor(path, (node) => node === owner) === undefined;
}

/** Whether a variable is a parameter, or a local that is made of one, as `const url = base + path`. */
function isMadeOfParameter(
  facts: Facts,
  declaration: ts.Node,
  literal: ts.Node,
  depth: number,
): boolean {
  if (ts.isParameter(declaration)) return true;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer || depth > 4) return false;
  if (isWithin(literal, declaration)) return false;
  return namesIn(declaration.initializer).some((name) => {
    const binding = facts.program.moduleOf(name).scopes.resolve(name);
    const inner = binding && binding.node !== name ? declarationOf(binding.node) : null;
    return inner !== null && isMadeOfParameter(facts, inner, literal, depth + 1);
  });
}

function declarationOf(name: ts.Identifier): ts.Node | null {
  const found = ts.findAncestor(
    name,
    (node) => ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isStatement(node),
  );
  return found && !ts.isStatement(found) ? found : null;
}

/** The names an expression takes values from, but not those inside functions that it makes, nor what it looks up in a table. */
function namesIn(node: ts.Node): readonly ts.Identifier[] {
  if (ts.isFunctionLike(node)) return [];
  if (ts.isIdentifier(node)) return [node];
  if (ts.isElementAccessExpression(node)) return namesIn(node.expression);
  const found: ts.Identifier[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...namesIn(child));
  });
  return found;
}

function rootOf(node: ts.Expression): ts.Identifier | null {
  if (ts.isIdentifier(node)) return node;
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return rootOf(node.expression);
  return null;
}
