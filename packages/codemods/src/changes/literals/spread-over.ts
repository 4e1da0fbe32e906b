import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isNamedIn, type Role } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { spreadInto } from "../../program/spread-into.ts";
import { isWithin } from "../is-within.ts";
import { bringsAny, type CopiedFrom, memberCount, sourceIn } from "./container-source.ts";

/** `habit` of `{ ...habit, ...(isGoal && { target }) }`, where nothing else that is spread has any of the container. */
export function spreadOver(
  facts: Facts,
  literal: ts.Node,
  role: Role,
  container: string,
): CopiedFrom | null {
  const around = ts.isObjectLiteralExpression(literal) ? spreadInto(literal) : null;
  if (!around || memberCount(role, container) < 2) return null;
  const isWritten = around.properties.some((each) =>
    isNamedIn(role, container, memberName(each) ?? ""),
  );
  if (isWritten) return null;
  const spreads = around.properties.filter(ts.isSpreadAssignment);
  const brings = ({ expression }: ts.SpreadAssignment): boolean =>
    isWithin(literal, expression) || bringsAny(facts, expression, role, container);
  const [base, over, ...others] = spreads.filter(brings);
  if (!base || !over || others.length > 0 || !isWithin(literal, over.expression)) return null;
  if (!isRepeatable(base.expression)) return null;
  const { text, isSure, isMissing = false } = sourceIn(facts, base, base.expression.getText());
  return { text, isSure, isMissing };
}
