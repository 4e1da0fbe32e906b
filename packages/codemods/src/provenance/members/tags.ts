import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { literalMembers } from "../../program/literal-members.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text/text.ts";
import { memberType } from "../types/member-type.ts";
import { isSite, isWrittenTo, type Value, type Values } from "../value.ts";
import { NOTHING } from "../values.ts";
import { assignedTo } from "./assigned.ts";

/** A literal that objects are told apart by; an empty text stands for nothing at all. */
export type Tag = string | boolean;

/** Members of payloads: what stands there is data, whichever the program happens to begin with. */
export const DATA: ReadonlySet<string> = new Set(
  Object.values(shapeMappings)
    .flatMap(({ fields }) => fields)
    .filter(({ op }) => op === "move" || op === "remove")
    .map(({ from }) => from),
);

/** What is written under a name of an object; null where it is not known. */
export function tagOf(machine: Machine, value: Value, name: string): Tag | null {
  if (DATA.has(name)) return null;
  if (value.kind === "typed") return declaredTag(machine, value, name);
  if (!isSite(value, "object") || !ts.isObjectLiteralExpression(value.node)) return null;
  if (assignedTo(machine, value, name)) return null;
  const { named, isComputed, isSpread } = literalMembers(value.node);
  const own = named.get(name);
  if (own) return ts.isPropertyAssignment(own) ? writtenTag(own.initializer) : null;
  // What `Object.assign` copied into it, or was written under a name that is not known, may be that.
  const isFilled = machine.read(value.spread).size + machine.read(value.element).size > 0;
  const isClosed = !isFilled && !isComputed && !isSpread;
  return isClosed && !isWrittenTo(value, name) ? "" : null;
}

/** What an object literal says by a constant, as `{ type: types.LOADED }`. */
export function namedTag(
  machine: Machine,
  value: Value,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  if (DATA.has(name)) return NOTHING;
  return isSite(value, "object") && ts.isObjectLiteralExpression(value.node)
    ? machine.verbs.member(value, name, frame, node)
    : NOTHING;
}

/** A text that is all that an expression can be. */
export function onlyText(values: Values): string | null {
  const [text] = knownTexts(values);
  return text !== undefined && values.size === 1 ? text : null;
}

function declaredTag(
  machine: Machine,
  { type }: Extract<Value, { kind: "typed" }>,
  name: string,
): Tag | null {
  const member = memberType(machine.types, type, name);
  const inner = member && machine.types.expand(member);
  return inner?.is === "literal" ? writtenTag(inner.node.literal) : null;
}

/** The literal that a node writes; null where it writes none. */
export function writtenTag(node: ts.Node): Tag | null {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return writtenTag(node.expression);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return "";
  return ts.isStringLiteralLike(node) ? node.text : null;
}
