import { ts } from "ts-morph";
import type { MoveMapping } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import type { Value } from "../../provenance/value.ts";
import { writePath } from "../v2-path.ts";

/**
 * Whether a member shows under its v1 name what v2 has elsewhere: the `streak` of
 * `{ ...habit, streak: habit.statistics.currentStreak }`. Who reads it by that name has what v1 had.
 */
export function isShownAgain(member: ts.Node, { to }: MoveMapping): boolean {
  if (!ts.isPropertyAssignment(member)) return false;
  const text = bareExpression(member.initializer).getText().replace(/[!?]/g, "");
  return member.parent.properties.some(
    (each) =>
      ts.isSpreadAssignment(each) &&
      `${each.expression.getText()}.${writePath(to, false)}` === text.replace(/\.(?=\[)/g, ""),
  );
}

/** Whether an object shows one of its members so. */
export function showsAgain(value: Value, mapping: MoveMapping): boolean {
  return (
    value.kind === "site" &&
    ts.isObjectLiteralExpression(value.node) &&
    value.node.properties.some(
      (member) => member.name?.getText() === mapping.from && isShownAgain(member, mapping),
    )
  );
}
