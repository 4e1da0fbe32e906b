import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { ownerOf } from "../../program/binding.ts";
import { type BodyValue, bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isWithin } from "../is-within.ts";
import { bodyExpression } from "./body-expression.ts";
import { encodedBeside } from "./encoded-beside.ts";
import { isGiven } from "./given-path.ts";
import { type Meeting, meetingsAlong } from "./meetings-along.ts";

/** The call, from the client outwards, at which a literal of the path is written or a constant of it is named. */
export function meetingOf(facts: Facts, use: ExchangeUse, literal: ts.Node): Meeting | null {
  const objects = bodyObjects(use.body);
  const described = inOneLiteral(facts, use, literal, objects);
  // In a list of requests each has its own body, which is not that of what is sent in their turn.
  if (described?.body && ts.isObjectLiteralExpression(described.body) && isListed(described.call))
    return described;
  return (
    atCall(facts, use, literal, objects, use.chain) ??
    described ??
    atLiteral(facts, use, literal) ??
    atCall(facts, use, literal, objects, use.behind)
  );
}

/**
 * The first of some calls that is given the path. What an object keeps until it is sent was written where a chain
 * of calls gave it both: `ask('/habits').with(body).send()`.
 */
function atCall(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  objects: ReadonlySet<BodyValue>,
  calls: readonly ts.Node[],
): Meeting | null {
  const [first = null, ...others] = meetingsAt(facts, use, literal, objects, calls);
  if (!first || first.inline) return first;
  const written = others.find(({ call, inline, body }) => inline && body && isWithin(body, call));
  return written && isKeptUntilSent(facts, first.path) ? written : first;
}

/** `this.path`, a member of an object that the function closes over, and text that is made of it. */
function isKeptUntilSent(facts: Facts, path: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(path)) {
    const { expression } = path;
    if (!ts.isIdentifier(expression)) return expression.kind === ts.SyntaxKind.ThisKeyword;
    const owner = facts.program.moduleOf(path).scopes.resolve(expression)?.owner;
    return owner !== undefined && owner !== ownerOf(path);
  }
  return (
    ts.isTemplateExpression(path) &&
    path.templateSpans.some(({ expression }) => isKeptUntilSent(facts, expression))
  );
}

/** The calls that are given the path, with what they are given beside it, but those to which it was handed on. */
function meetingsAt(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  objects: ReadonlySet<BodyValue>,
  calls: readonly ts.Node[],
): readonly Meeting[] {
  return meetingsAlong(facts, use, literal, objects, calls).filter(
    ({ path }) => !isGiven(facts, path, literal),
  );
}

/** Where the body and the path of a call are both at hand, be it in what only describes the request. */
export function writtenMeeting(facts: Facts, use: ExchangeUse, literal: ts.Node): Meeting | null {
  return describedAt(facts, use, literal) ?? meetingOf(facts, use, literal);
}

/** `later('POST', '/habits/checkin', { … })`: a request that one call describes, and that is sent elsewhere. */
function describedAt(facts: Facts, use: ExchangeUse, literal: ts.Node): Meeting | null {
  const objects = bodyObjects(use.body);
  const path = ts.isTemplateSpan(literal.parent) ? literal.parent.parent : literal;
  const call = path.parent;
  if (!ts.isExpression(path) || !ts.isCallExpression(call) || use.chain.includes(call)) return null;
  const body = call.arguments
    .filter((arg) => arg !== path)
    .map((arg) => bodyExpression(facts, arg, path, objects))
    .find((found) => found !== null);
  return body && ts.isObjectLiteralExpression(body) ? { call, path, inline: true, body } : null;
}

/** `['POST', '/habits/checkin', { … }]`: a request that is described by one literal and sent elsewhere. */
function inOneLiteral(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  objects: ReadonlySet<BodyValue>,
): Meeting | null {
  const path = ts.findAncestor(
    literal,
    (node) => ts.isExpression(node) && isDescription(node.parent),
  );
  if (!path || !ts.isExpression(path)) return null;
  const around = ts.isPropertyAssignment(path.parent) ? path.parent.parent : path.parent;
  const body =
    bodyExpression(facts, around, path, objects) ??
    partWithBody(facts, around, path, objects) ??
    encodedBeside(facts, use, around);
  return body ? { call: around, path, inline: true, body } : null;
}

/** A path that reaches the call inside a URL or an object: the body is written beside the path itself. */
function atLiteral(facts: Facts, use: ExchangeUse, literal: ts.Node): Meeting | null {
  const path = ts.isExpression(literal) ? literal : literal.parent;
  const text = ts.isTemplateSpan(path) ? path.parent : path;
  const body = encodedBeside(facts, use, literal);
  return body && ts.isExpression(text) ? { call: text, path: text, inline: true, body } : null;
}

/** `[['POST', '/habits', body], …]`: whether a description is one of several. */
function isListed({ parent }: ts.Node): boolean {
  return ts.isArrayLiteralExpression(parent) && parent.elements.length > 1;
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
    found ??= bodyExpression(facts, child, path, objects);
  });
  return found;
}
