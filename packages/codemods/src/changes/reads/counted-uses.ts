import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Binding } from "../../program/binding.ts";
import { isChoice } from "../../program/is-choice.ts";
import { askedForList, askedForTruth } from "./asked-list.ts";
import { countOfList } from "./length-element.ts";

/**
 * Uses of a variable that holds a list, where it is to hold the number of items: `days.length` is `days`. Null
 * where it is used for more than that, or not at all.
 */
export function countedUses(file: string, uses: readonly ts.Identifier[]): readonly Edit[] | null {
  const counts = uses.map((use) => countEdit(file, use));
  const edits = uses.map((use, index) => counts[index] ?? guardEdit(file, use));
  const known = edits.filter((edit) => edit !== null);
  return counts.some((edit) => edit !== null) && known.length === uses.length ? known : null;
}

/** Whether other modules may use a variable, too: what they do with it is not among its uses. */
export function isExported({ node }: Binding): boolean {
  const flags = ts.getCombinedModifierFlags(node.parent as ts.Declaration);
  return (flags & ts.ModifierFlags.Export) !== 0;
}

/** `days.length` is `days`, and `(days ?? []).length` is `(days ?? 0)`. */
function countEdit(file: string, use: ts.Identifier): Edit | null {
  const { parent } = use;
  const isOr =
    ts.isBinaryExpression(parent) && parent.left === use && isChoice(parent.operatorToken.kind);
  const list = isOr ? parent.parent : use;
  if (isOr && !ts.isParenthesizedExpression(list)) return null;
  const length = list.parent;
  if (!ts.isPropertyAccessExpression(length) || length.expression !== list) return null;
  if (length.name.text !== "length") return null;
  const otherwise = isOr ? ` ?? ${countOfList(parent.right)}` : null;
  return replace(file, rangeOf(length), otherwise ? `(${use.text}${otherwise})` : use.text);
}

/** Whether there is a list is asked of the number: `Array.isArray(days)`, `days && …`. */
function guardEdit(file: string, use: ts.Identifier): Edit | null {
  const call = askedForList(use);
  if (call) {
    const text = `typeof ${use.text} === ${quoted("number")}`;
    const isDenied = ts.isPrefixUnaryExpression(call.parent);
    return replace(file, rangeOf(call), isDenied ? `(${text})` : text);
  }
  const asked = askedForTruth(use);
  return (
    asked && replace(file, rangeOf(asked), `${use.text} ${asked === use ? "!==" : "==="} undefined`)
  );
}
