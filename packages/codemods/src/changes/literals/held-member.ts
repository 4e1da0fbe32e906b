import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  containerOf,
  type MovedMapping,
  type MoveMapping,
  mappingOf,
  type RemoveMapping,
} from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { type LiteralMember, memberName } from "../../program/member-name.ts";
import { grownCount } from "../grown-dates.ts";
import { outgoing } from "../units/outgoing-value.ts";
import { isPutBackOrDefault } from "./put-back.ts";

/** A property that holds a v1 member, with the expression of its value. */
export interface HeldMember {
  readonly node: ts.ObjectLiteralElementLike | ts.JsxAttribute;
  readonly mapping: MovedMapping;
  readonly to: FieldPath;
  readonly value: readonly Piece[];
  readonly expression: ts.Expression | null;
  /** Whether it counts the dates of a habit and more, of which nothing is lost. */
  readonly isGrown?: boolean;
}

/** A member that moves, with its value as v2 wants it; null for a method or an accessor. */
export function heldMember(
  facts: Facts,
  member: Exclude<LiteralMember, ts.SpreadAssignment | ts.JsxSpreadAttribute>,
  mapping: MoveMapping,
  isSent: boolean,
): HeldMember | null {
  const value = valueIn(facts, member, mapping, isSent);
  return value && { node: member, mapping, to: mapping.to, ...value };
}

/** The members of a habit that is sent which stand in a literal and go into a container. */
export function heldIn(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  container: string,
): readonly HeldMember[] {
  return literal.properties.flatMap((member) => {
    const mapping = mappingOf("habit", memberName(member) ?? "");
    if (mapping?.op !== "move" || containerOf(mapping) !== container) return [];
    return (!ts.isSpreadAssignment(member) && heldMember(facts, member, mapping, true)) || [];
  });
}

/** The value of a member as v2 wants it. */
function valueIn(
  facts: Facts,
  member: LiteralMember,
  mapping: MoveMapping,
  isSent: boolean,
): Pick<HeldMember, "value" | "expression"> | null {
  if (ts.isShorthandPropertyAssignment(member)) {
    const mapped = outgoing(facts, member.name, mapping, isSent);
    const own = isPutBackOrDefault(facts, member) ? rangeOf(member.name) : member.name.text;
    return { value: mapped ?? [own], expression: member.name };
  }
  if (ts.isPropertyAssignment(member)) {
    const mapped = outgoing(facts, member.initializer, mapping, isSent);
    return { value: mapped ?? [rangeOf(member.initializer)], expression: member.initializer };
  }
  if (ts.isJsxAttribute(member)) return attributeValue(member);
  return null;
}

/** `value: amount, unit`: members under the names that they have within the container of v2. */
export function writtenMembers(held: readonly HeldMember[]): readonly Piece[] {
  return held.flatMap(({ to, value }, index): readonly Piece[] => {
    const name = String(to.at(-1));
    const written = value.length === 1 && value[0] === name ? [name] : [`${name}: `, ...value];
    return index > 0 ? [", ", ...written] : written;
  });
}

function attributeValue(member: ts.JsxAttribute): Pick<HeldMember, "value" | "expression"> {
  const { initializer } = member;
  if (!initializer) return { value: ["true"], expression: null };
  if (ts.isJsxExpression(initializer) && initializer.expression) {
    return { value: [rangeOf(initializer.expression)], expression: initializer.expression };
  }
  return { value: [rangeOf(initializer)], expression: null };
}

/** `completedDates: [...]`: what was counted from a literal is written as the count. */
export function countedDates(
  facts: Facts,
  member: LiteralMember,
  mapping: RemoveMapping,
): HeldMember | null {
  const dates = ts.isPropertyAssignment(member) ? bareExpression(member.initializer) : null;
  if (
    !dates ||
    !ts.isArrayLiteralExpression(dates) ||
    !mapping.count ||
    facts.seen(dates).size === 0
  )
    return null;
  if (!ts.isPropertyAssignment(member)) return null;
  const base = { node: member, mapping, to: mapping.count, expression: null };
  const grown = grownCount(facts, dates, mapping);
  if (grown) return { ...base, value: grown, isGrown: true };
  if (dates.elements.some(ts.isSpreadElement)) return null;
  return { ...base, value: [String(dates.elements.length)] };
}
