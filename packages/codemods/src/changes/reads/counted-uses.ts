import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Binding } from "../../program/binding.ts";

/**
 * Uses of a variable that holds a list, where it is to hold the number of items: `days.length` is `days`. Null
 * where it is used for more than that, or not at all.
 */
export function countedUses(file: string, uses: readonly ts.Identifier[]): readonly Edit[] | null {
  const lengths = uses.map(lengthOf).filter((length) => length !== null);
  if (uses.length === 0 || lengths.length < uses.length) return null;
  return lengths.map((length) => replace(file, rangeOf(length), length.expression.getText()));
}

/** Whether other modules may use a variable, too: what they do with it is not among its uses. */
export function isExported({ node }: Binding): boolean {
  const flags = ts.getCombinedModifierFlags(node.parent as ts.Declaration);
  return (flags & ts.ModifierFlags.Export) !== 0;
}

function lengthOf(use: ts.Identifier): ts.PropertyAccessExpression | null {
  const { parent } = use;
  return ts.isPropertyAccessExpression(parent) &&
    parent.expression === use &&
    parent.name.text === "length"
    ? parent
    : null;
}
