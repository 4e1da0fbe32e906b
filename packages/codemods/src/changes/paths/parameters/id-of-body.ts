import { ts } from "ts-morph";
import type { Piece } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { isTypeScript } from "../../../program/is-typescript.ts";
import { parameterNamed } from "../../../program/parameter-named.ts";
import type { Meeting } from "../../bodies/meetings-along.ts";
import { isWithin } from "../../is-within.ts";
import { pathOf } from "../../receiver.ts";
import { indexAssertion } from "../../strictness.ts";
import { isVisible } from "./visible.ts";

/** Whether a member of the body can be read where the path is written. */
export function isIdAtHand(
  facts: Facts,
  place: Meeting,
  body: ts.Expression,
  name: string,
): boolean {
  const source = memberExpression(body, name) ?? body;
  return isWithin(body, place.call) || isVisible(facts, source, place.path);
}

/** An id as a segment of a path. */
export function encoded(value: readonly Piece[]): readonly Piece[] {
  return ["encodeURIComponent(", ...value, ")"];
}

/** An id of a body; where a compiler knows that it may be none, as text, which none is in a path of JavaScript anyway. */
export function idAsText(
  facts: Facts,
  value: readonly Piece[],
  body: ts.Expression,
  name: string,
): readonly Piece[] {
  const node = memberExpression(body, name);
  if (!node || !isTypeScript(node)) return value;
  const isOptional =
    ts.isOptionalChain(node) || parameterNamed(facts.program, node)?.questionToken !== undefined;
  return isOptional || isOfOptional(facts, node) || isOfUntrustedIndex(facts, node)
    ? ["String(", ...value, ")"]
    : value;
}

/** `const id = /#(\w+)$/.exec(line)?.[1]` */
function isOfOptional(facts: Facts, node: ts.Expression): boolean {
  const declared = declarationOf(facts, node);
  return (
    declared !== undefined &&
    ts.isVariableDeclaration(declared) &&
    declared.initializer !== undefined &&
    ts.isOptionalChain(declared.initializer)
  );
}

function declarationOf(facts: Facts, node: ts.Expression): ts.Node | undefined {
  return ts.isIdentifier(node)
    ? facts.program.moduleOf(node).scopes.resolve(node)?.node.parent
    : undefined;
}

/** `[id]` of a list, or `list[0]`, for a compiler that holds each index for one that may be too high. */
function isOfUntrustedIndex(facts: Facts, node: ts.Expression): boolean {
  if (indexAssertion(facts, pathOf(node)) === "") return false;
  if (ts.isElementAccessExpression(node)) return true;
  const declared = declarationOf(facts, node);
  return (
    declared !== undefined &&
    ts.isBindingElement(declared) &&
    ts.isArrayBindingPattern(declared.parent) &&
    !isOfEntries(declared.parent) &&
    !declared.initializer &&
    !declared.dotDotDotToken
  );
}

/** `for (const [id, each] of …)`, which is of pairs as a rule. */
function isOfEntries({ parent }: ts.ArrayBindingPattern): boolean {
  return ts.isVariableDeclaration(parent) && ts.isForOfStatement(parent.parent.parent);
}

/** `${encodeURIComponent(id)}`; an id that came from the service, and a plain literal, stand as they are. */
export function encodedInText(
  facts: Facts,
  value: readonly Piece[],
  body: ts.Expression,
  name: string,
): readonly Piece[] {
  const node = memberExpression(body, name);
  if (node && ts.isStringLiteralLike(node) && /^[\w.~-]+$/.test(node.text)) return [node.text];
  const isServiceId =
    node !== null &&
    facts.seen(node).size > 0 &&
    [...facts.seen(node)].every((each) => each.kind === "field" && each.holder.kind === "service");
  return isServiceId ? ["${", ...value, "}"] : ["${encodeURIComponent(", ...value, ")}"];
}

function memberExpression(body: ts.Expression, name: string): ts.Expression | null {
  if (!ts.isObjectLiteralExpression(body)) return null;
  for (const property of body.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return null;
}
