import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { isWaiting } from "../../program/is-waiting.ts";
import { freeName } from "../free-name.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import { sourceIn, spreadOnce } from "./container-source.ts";
import { containerText } from "./container-text.ts";
import type { HeldMember } from "./held-member.ts";
import type { PayloadLiteral } from "./payload-literal.ts";

/** Why a person has to name what is spread before its parts can be taken. */
export const WAITS_WITHIN =
  "v2 has these members in one with what is spread here; give that a name first, and copy it from there";

/**
 * `...(await load()), target: 5` → `...((habit) => ({ ...habit, goals: [{ ...habit.goals[0], value: 5 }] }))(await load())`:
 * what is spread is asked for once, so it gets a name where it is merged. Null where nothing such is spread; none of the
 * edits where what is merged waits itself.
 */
export function mergedInPlace(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): readonly Edit[] | null {
  const { facts, node, members, role } = literal;
  const spread = spreadOnce(literal, container);
  const [first] = held;
  if (!spread || !first) return null;
  if (held.some(({ expression }) => expression && isWaiting(expression))) return [];
  const file = pathOf(node);
  const name = freeName(facts, role, spread);
  const isHidden = members.indexOf(spread) > members.indexOf(first.node);
  const source = sourceIn(facts, spread, name);
  const pieces = containerText(literal, container, held, source, isHidden);
  const { expression } = spread;
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  return [
    replace(
      file,
      rangeOf(expression),
      `((${name}) => ({ ...${name}, `,
      ...pieces,
      " }))(",
      rangeOf(inner),
      ")",
    ),
    ...held.map((each) => removeProperty(file, each.node, members)),
  ];
}
