import { ts } from "ts-morph";
import { type Edit, replace } from "../../edit/edit.ts";
import { pathOf } from "../receiver.ts";

/**
 * Takes away what is said of a body where it is written, `{ habitId, date, status: 'done' } satisfies CheckIn`, as that is
 * the type of one of v1.
 */
export function unasserted(body: ts.Expression): readonly Edit[] {
  if (ts.isParenthesizedExpression(body)) return unasserted(body.expression);
  if (!ts.isAsExpression(body) && !ts.isSatisfiesExpression(body)) return [];
  const { expression, type } = body;
  const isOfV1 = ts.isTypeReferenceNode(type) && type.getText() !== "const";
  const said = { start: expression.getEnd(), end: body.getEnd() };
  return [...(isOfV1 ? [replace(pathOf(body), said, "")] : []), ...unasserted(expression)];
}
