import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { equalityOf } from "./failure-proof.ts";
import { ownerOf } from "../program/binding.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { isSite, type ServiceValue, type SiteValue, type TypedValue, type UnknownValue, type Value } from "../provenance/value.ts";

/** A call of the chain where both the path and the body of a request are at hand. */
export interface Meeting {
  readonly call: ts.Node;
  /** The expression that gives the path there. */
  readonly path: ts.Expression;
  /** True where that expression is the very literal, so that it can be rewritten in place. */
  readonly inline: boolean;
  /** The expression that gives the body there; null where it cannot be told. */
  readonly body: ts.Expression | null;
}

type BodyValue = SiteValue | ServiceValue | TypedValue | UnknownValue;

/** The objects that are sent as the body, out of their JSON. */
export function bodyObjects(values: Iterable<Value>, depth = 0): ReadonlySet<BodyValue> {
  const found = new Set<BodyValue>();
  for (const value of values) {
    if (isSite(value, "json") && depth < 4)
      for (const inner of bodyObjects(value.element.values, depth + 1)) found.add(inner);
    else if (
      value.kind === "typed" ||
      value.kind === "unknown" ||
      value.kind === "service" ||
      (value.kind === "site" && value.is !== "json")
    )
      found.add(value);
  }
  return found;
}

/** The call, from the client outwards, at which a literal of the path is written or a constant of it is named. */
export function meetingOf(facts: Facts, use: ExchangeUse, literal: ts.Node): Meeting | null {
  const objects = bodyObjects(use.body);
  for (const call of use.chain) {
    const args = argumentsOf(call);
    const path = args.map((arg) => pathIn(facts, arg, literal)).find((found) => found !== null);
    if (!path || isGiven(facts, path, literal)) continue;
    const body =
      objects.size === 0
        ? null
        : (args.map((arg) => bodyIn(facts, arg, path, objects)).find((found) => found !== null) ??
          null);
    return { call, path, inline: isWithin(literal, path), body };
  }
  return inOneLiteral(facts, literal, objects);
}

/** `['POST', '/habits/checkin', { … }]`: a request that is described by one literal and sent elsewhere. */
function inOneLiteral(
  facts: Facts,
  literal: ts.Node,
  objects: ReadonlySet<BodyValue>,
): Meeting | null {
  const path = ts.findAncestor(literal, (node) => ts.isExpression(node) && isDescription(node.parent));
  if (!path || !ts.isExpression(path)) return null;
  const around = ts.isPropertyAssignment(path.parent) ? path.parent.parent : path.parent;
  const body = bodyIn(facts, around, path, objects) ?? partWithBody(facts, around, path, objects);
  return body ? { call: around, path, inline: true, body } : null;
}

function isDescription(node: ts.Node): boolean {
  return ts.isArrayLiteralExpression(node) || ts.isPropertyAssignment(node);
}

function partWithBody(
  facts: Facts,
  around: ts.Node,
  path: ts.Expression,
  objects: ReadonlySet<BodyValue>,
): ts.Expression | null {
  let found: ts.Expression | null = null;
  ts.forEachChild(around, (child) => {
    found ??= bodyIn(facts, child, path, objects);
  });
  return found;
}

function argumentsOf(call: ts.Node): readonly ts.Expression[] {
  return ts.isCallExpression(call) || ts.isNewExpression(call) ? [...(call.arguments ?? [])] : [];
}

/** The smallest expression inside an argument that holds text of the literal. */
function pathIn(facts: Facts, node: ts.Node, literal: ts.Node): ts.Expression | null {
  if (ts.isFunctionLike(node)) return null;
  let found: ts.Expression | null = null;
  ts.forEachChild(node, (child) => {
    found ??= pathIn(facts, child, literal);
  });
  if (found) return found;
  if (node === literal && ts.isExpression(node)) return node;
  if (isWithin(literal, node) && ts.isExpression(node)) return node;
  const holds = [...facts.seen(node)].some(
    (value) =>
      value.kind === "text" && value.parts.some((part) => "text" in part && part.node === literal),
  );
  return holds && ts.isExpression(node) ? node : null;
}

/** Whether the path comes to this function as a parameter: then it was written further out. */
function isGiven(facts: Facts, path: ts.Expression, literal: ts.Node): boolean {
  if (isWithin(literal, path)) return false;
  const root = rootOf(path);
  if (!root) return false;
  const binding = facts.program.moduleOf(root).scopes.resolve(root);
  if (!binding) return false;
  const declaration = declarationOf(binding.node);
  if (!declaration) return false;
  return isMadeElsewhere(literal, path) || isMadeOfParameter(facts, declaration, literal, 0);
}

/** Whether the literal stands in another function, so that this one got it as the result of a call. */
function isMadeElsewhere(literal: ts.Node, path: ts.Node): boolean {
  const owner = ownerOf(literal);
  return !ts.isSourceFile(owner) && ts.findAncestor(path, (node) => node === owner) === undefined;
}

/** Whether a variable is a parameter, or a local that is made of one, as `const url = base + path`. */
function isMadeOfParameter(facts: Facts, declaration: ts.Node, literal: ts.Node, depth: number): boolean {
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

/** The names an expression reads, but not those inside functions that it makes. */
function namesIn(node: ts.Node): readonly ts.Identifier[] {
  if (ts.isFunctionLike(node)) return [];
  if (ts.isIdentifier(node)) return [node];
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

/** The expression inside an argument that holds the body itself, not its JSON. */
function bodyIn(
  facts: Facts,
  node: ts.Node,
  path: ts.Expression,
  objects: ReadonlySet<BodyValue>,
): ts.Expression | null {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return null;
  // What the path is made of is no body, though it may name the same object.
  if (isWithin(path, node) && !ts.isObjectLiteralExpression(node)) return null;
  if (isOnlyAsked(node)) return null;
  const values = facts.seen(node);
  if (
    ts.isExpression(node) &&
    [...values].some((value) => value.kind !== "unknown" && objects.has(value as BodyValue))
  )
    return node;
  const isUnknown = values.size > 0 && [...values].every((value) => value.kind === "unknown");
  if (ts.isExpression(node) && isUnknown && [...objects].every(({ kind }) => kind === "unknown"))
    return node;
  let found: ts.Expression | null = null;
  ts.forEachChild(node, (child) => {
    found ??= bodyIn(facts, child, path, objects);
  });
  return found;
}

/** A condition asks whether there is a body; headers have none. */
function isOnlyAsked(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const isShort =
      kind === ts.SyntaxKind.AmpersandAmpersandToken || equalityOf(kind) !== null;
    return isShort && parent.left === node;
  }
  return ts.isPropertyAssignment(node) && node.name.getText() === "headers";
}

export function isWithin(node: ts.Node, outer: ts.Node): boolean {
  return (
    node.getSourceFile() === outer.getSourceFile() &&
    node.getStart() >= outer.getStart() &&
    node.getEnd() <= outer.getEnd()
  );
}
