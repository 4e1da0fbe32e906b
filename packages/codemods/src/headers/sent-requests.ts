import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, insert } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { memberName } from "../program/member-name.ts";
import { isRepeatable } from "../program/repeatable.ts";
import { appendMember } from "./append-member.ts";
import type { HeadersText } from "./headers-text.ts";
import { hasRequiredHeaders } from "./present-headers.ts";

/** Whether a `Request` may be sent more than once: it is kept, or sent in a loop in which it is not made. */
export function isResent(facts: Facts, made: ts.Node): boolean {
  if (!ts.isNewExpression(made)) return false;
  const senders = [...(facts.machine.exchanges.sendings.get(made)?.bare ?? [])];
  if (senders.length === 0) return false;
  return (
    senders.length > 1 || isKept(facts, made) || senders.some((call) => isRepeated(call, made))
  );
}

/** Whether whatever sends a `Request` has given it the required headers. */
export function isEquippedLater(facts: Facts, made: ts.Node): boolean {
  const { sendings, all } = facts.machine.exchanges;
  const seen = sendings.get(made);
  if (!seen || seen.bare.size > 0 || seen.changed.size === 0) return false;
  const uses = [...all.values()].flatMap((exchange) =>
    seen.changed.has(exchange.call.node) ? [...exchange.uses.values()] : [],
  );
  return uses.length > 0 && uses.every(hasRequiredHeaders);
}

/** What sends a `Request` as it is. */
export function sendersOf(facts: Facts, made: ts.Node): readonly ts.Node[] {
  return [...(facts.machine.exchanges.sendings.get(made)?.bare ?? [])];
}

/**
 * The required headers where a `Request` is sent, by what sends it, and not where it is made; null where that cannot be written.
 *
 * @param isMixed - Whether a call may be given an address as well.
 */
export function headersOnSending(
  facts: Facts,
  made: ts.Node,
  text: HeadersText,
  version: string,
  isMixed: (call: ts.Node) => boolean,
): ReadonlyMap<ts.Node, readonly Edit[]> | null {
  const found = new Map<ts.Node, readonly Edit[]>();
  for (const call of sendersOf(facts, made)) {
    const edit = onSending(call, added(made, text, version), isMixed(call));
    if (!edit) return null;
    found.set(call, [edit]);
  }
  return found;
}

/** The required headers, under the names that those of a `Request` have where another call may have given it some of them. */
function added(made: ts.Node, text: HeadersText, version: string): string {
  const options = ts.isNewExpression(made) ? made.arguments?.[1] : undefined;
  const isGiven = options !== undefined && !ts.isObjectLiteralExpression(options);
  return isGiven
    ? `...Object.fromEntries(new Headers(${text.expression(version)}))`
    : text.members(version);
}

/**
 * The required headers beside those of the `Request` that a call is given, or may be given.
 *
 * @param members - The required headers, as an object has them.
 */
export function onSending(call: ts.Node, members: string, isMixed: boolean): Edit | null {
  if (!ts.isCallExpression(call)) return null;
  const [request, options, ...others] = call.arguments;
  const held = request && originalOf(request);
  if (!request || !held || !isRepeatable(held) || others.length > 0) return null;
  const name = held.getText();
  const own = `Object.fromEntries(${name}.headers)`;
  const copied = isMixed ? `(${name} instanceof Request ? ${own} : {})` : own;
  const headers = `headers: { ...${copied}, ${members} }`;
  const file = pathOf(call);
  if (!options) return insert(file, request.getEnd(), `, { ${headers} }`);
  const isOpen =
    ts.isObjectLiteralExpression(options) &&
    !options.properties.some(
      (property) => ts.isSpreadAssignment(property) || memberName(property) === "headers",
    );
  return isOpen ? appendMember(file, options, [headers]) : null;
}

/** `request` of `request.clone()`. */
function originalOf(request: ts.Expression): ts.Expression {
  if (!ts.isCallExpression(request) || request.arguments.length > 0) return request;
  const { expression } = request;
  const isClone = ts.isPropertyAccessExpression(expression) && expression.name.text === "clone";
  return isClone ? expression.expression : request;
}

/** Whether a request outlives the function that makes it, or is used there several times. */
function isKept(facts: Facts, made: ts.Node): boolean {
  const { parent } = made;
  const home = ts.findAncestor(made, ts.isFunctionLike);
  if (ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent)) return true;
  if (ts.isBinaryExpression(parent)) return true;
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return home === undefined;
  if (!home) return true;
  const { scopes } = facts.program.moduleOf(made);
  const binding = scopes.resolve(parent.name);
  const uses: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node !== parent.name && scopes.resolve(node) === binding)
      uses.push(node);
    ts.forEachChild(node, visit);
  };
  visit(home);
  const given = uses.filter((use) => !isMerelyRead(use));
  return given.length > 1 || given.some((use) => isRepeated(use, made));
}

/** `request.url`, `request.headers.get(…)` */
function isMerelyRead({ parent }: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.name.text !== "clone";
}

/** Whether a place is run several times for each time that a request is made. */
function isRepeated(place: ts.Node, made: ts.Node): boolean {
  const home = ts.findAncestor(place, ts.isFunctionLike);
  const isShared = home !== undefined && home === ts.findAncestor(made, ts.isFunctionLike);
  for (let at = place; at.parent && at !== home; at = at.parent)
    if (ts.isIterationStatement(at, false) && !(isShared && isWithin(made, at))) return true;
  return ts.isIdentifier(place) && !isShared;
}

function isWithin(node: ts.Node, outer: ts.Node): boolean {
  return node.pos >= outer.pos && node.end <= outer.end;
}
