import { ts } from "ts-morph";
import { equalityOf } from "../../program/equality.ts";
import type { Machine } from "../machine.ts";
import type { TextPart } from "../text/text-value.ts";
import { isNullish, type Values } from "../value.ts";
import { JUST_NULLISH, union } from "../values.ts";

/** How a condition turns out as far as what was seen of it tells; null where it may be either. */
export function truthOf(machine: Machine, node: ts.Expression): boolean | null {
  if (ts.isParenthesizedExpression(node)) return truthOf(machine, node.expression);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const truth = truthOf(machine, node.operand);
    return truth === null ? null : !truth;
  }
  if (ts.isBinaryExpression(node)) return truthOfBoth(machine, node);
  return truthOfValues(machine.latest.get(node) ?? new Set());
}

/** Comparisons tell by what they gave, `&&` and `||` by their sides. */
function truthOfBoth(machine: Machine, node: ts.BinaryExpression): boolean | null {
  const { kind } = node.operatorToken;
  const isAnd = kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (!isAnd && kind !== ts.SyntaxKind.BarBarToken)
    return equalityOf(kind) === null ? null : truthOfValues(machine.latest.get(node) ?? new Set());
  const sides = [truthOf(machine, node.left), truthOf(machine, node.right)];
  if (sides.includes(!isAnd)) return !isAnd;
  return sides.every((side) => side === isAnd) ? isAnd : null;
}

export function truthOfValues(values: Values): boolean | null {
  if (values.size === 0) return null;
  const all = [...values];
  if (all.every((value) => value.kind === "plain" && value.truth === false)) return false;
  if (all.every(isNullish)) return false;
  return isSurelyThere(values) ? true : null;
}

/** What may also be absent, as under a key or at a place of a list that only a run tells. */
export function orAbsent(values: Values): Values {
  return isSurelyThere(values) ? union(values, JUST_NULLISH) : values;
}

/** Whether a part of a text makes it one that is not empty, whatever the others are when the program runs. */
function isWritten(part: TextPart): boolean {
  return "text" in part && part.text !== "" && part.cutAt === undefined;
}

/** Whether values are never absent nor empty. */
export function isSurelyThere(values: Values): boolean {
  if (values.size === 0) return false;
  return [...values].every((value) => {
    if (value.kind === "plain") return value.truth === true;
    if (value.kind === "text") return value.parts.some(isWritten);
    // A part of the platform that is not followed stands for all its members, such as `process.argv[2]`.
    if (value.kind === "native") return value.native.open !== true;
    return value.kind === "site" || value.kind === "function";
  });
}
