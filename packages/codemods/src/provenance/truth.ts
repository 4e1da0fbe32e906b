import { ts } from "ts-morph";
import type { Machine } from "./machine.ts";
import { knownText } from "./text.ts";
import { isNullish, type Values } from "./value.ts";

/** How a condition turns out as far as what was seen of it tells; null where it may be either. */
export function truthOf(machine: Machine, node: ts.Expression): boolean | null {
  if (ts.isParenthesizedExpression(node)) return truthOf(machine, node.expression);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const truth = truthOf(machine, node.operand);
    return truth === null ? null : !truth;
  }
  if (ts.isBinaryExpression(node)) return null;
  return truthOfValues(machine.latest.get(node) ?? new Set());
}

export function truthOfValues(values: Values): boolean | null {
  if (values.size === 0) return null;
  const all = [...values];
  if (all.every(isNullish)) return false;
  return isSurelyThere(values) ? true : null;
}

/** Whether values are never absent nor empty. */
export function isSurelyThere(values: Values): boolean {
  if (values.size === 0) return false;
  return [...values].every((value) => {
    if (value.kind === "text") return (knownText(value) ?? "") !== "";
    return value.kind === "site" || value.kind === "function" || value.kind === "native";
  });
}
