import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import type { MoveMapping } from "../../facts/shapes.ts";
import { memberEdit } from "../member-edit.ts";
import { pathOf } from "../receiver.ts";
import { isWritten } from "../writes/field-writes.ts";

/** Has a member access, or a pattern, take a member of a body by the name that v2 has; variables keep theirs. */
export function renamedRead(
  facts: Facts,
  node: ts.Node,
  { from, to }: MoveMapping,
): readonly Edit[] {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return [memberEdit(facts, node, to, false)];
  if (!ts.isObjectBindingPattern(node)) return [];
  return node.elements
    .filter((element) => elementName(element) === from)
    .map(({ propertyName, name }) =>
      propertyName
        ? replace(pathOf(node), rangeOf(propertyName), String(to[0]))
        : replace(pathOf(node), { start: name.getStart(), end: name.getStart() }, `${to[0]}: `),
    );
}

/**
 * The same where a compiler takes a body for that of v1, too: `(body as { targetDate: string }).targetDate`. Null where
 * nothing can be said of its type there.
 */
export function assertedRead(node: ts.Node, { to, type }: MoveMapping): readonly Edit[] | null {
  if (!ts.isPropertyAccessExpression(node) || node.questionDotToken || isWritten(node)) return null;
  const name = String(to[0]);
  const asserted = ` as { ${name}: ${type} }).${name}`;
  return [replace(pathOf(node), rangeOf(node), "(", rangeOf(node.expression), asserted)];
}
