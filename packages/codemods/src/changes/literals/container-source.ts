import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type Role } from "../../facts/shapes.ts";
import { parameterNamed } from "../../program/parameter-named.ts";
import { isNullish } from "../../provenance/value.ts";
import { amountBrought } from "./amount-brought.ts";
import { bringsPart, isRequest } from "./brings-part.ts";
import { givesTheSame } from "./gives-the-same.ts";
import type { PayloadLiteral } from "./payload-literal.ts";

/** An object whose members of a container are copied. */
export interface CopiedFrom {
  readonly text: string;
  /** Whether it surely has the container. */
  readonly isSure: boolean;
  /** Whether it may be nothing at all: nothing can be spread, but not asked for a member. */
  readonly isMissing?: boolean;
}

/** Where the members of a container that are not written here come from. */
export interface ContainerSource extends CopiedFrom {
  /** The spread that brings it in. */
  readonly member: ts.SpreadAssignment | ts.JsxSpreadAttribute;
}

/** `...habit.goals[0]`, or `...rest.goals?.[0]` where the container may be missing; what a compiler has to be told of either. */
export function copyOf(
  { text, isSure, isMissing }: CopiedFrom,
  container: string,
  index: number | null,
  assertion: string,
): string {
  const held = `...${text}${isMissing ? "?." : "."}${container}`;
  return index === null ? held : `${held}${isSure ? "" : "?."}[${index}]${assertion}`;
}

/** The object that the other members come from, so that what is not named here stays as it was. */
export function spreadSource(literal: PayloadLiteral, container: string): ContainerSource | null {
  const { facts, members, role, isSent } = literal;
  if (memberCount(role, container) < 2) return null;
  const isBrought = (node: ts.Expression): boolean =>
    bringsAny(facts, node, role, container) ||
    (isSent && amountBrought(literal, container) === "maybe");
  for (const member of members) {
    if (!ts.isSpreadAssignment(member) && !ts.isJsxSpreadAttribute(member)) continue;
    const { expression } = member;
    if (!givesTheSame(facts, expression) || !isBrought(expression)) continue;
    return sourceIn(facts, member, expression.getText());
  }
  return null;
}

/** What a spread brings in, under the name that it has where it is copied from. */
export function sourceIn(
  facts: Facts,
  member: ContainerSource["member"],
  text: string,
): ContainerSource {
  const { expression } = member;
  const values = [...facts.seen(expression)];
  const isSure = values.every((value) => value.kind === "service" && !isRequest(facts, value));
  const isOptional = parameterNamed(facts.program, expression)?.questionToken !== undefined;
  return { text, member, isSure, isMissing: isOptional || values.some(isNullish) };
}

/** The spread of what is not to be had a second time, as `...(await load())`, and brings members of the container in. */
export function spreadOnce(
  { facts, members, role }: PayloadLiteral,
  container: string,
): ts.SpreadAssignment | null {
  if (memberCount(role, container) < 2) return null;
  const found = members.find(
    (member) =>
      ts.isSpreadAssignment(member) &&
      !givesTheSame(facts, member.expression) &&
      bringsAny(facts, member.expression, role, container),
  );
  return found && ts.isSpreadAssignment(found) ? found : null;
}

/** Whether what an expression gives may have the container, or any member that it takes. */
export function bringsAny(
  facts: Facts,
  node: ts.Expression,
  role: Role,
  container: string,
): boolean {
  return [...facts.seen(node)].some((value) => bringsPart(facts, value, role, container));
}

/** How many members v2 has in a container: one alone is always written whole. */
export function memberCount(role: Role, container: string): number {
  if (role === "envelope") return 0;
  const { fields, filled } = shapeMappings[role];
  const moved = fields.filter((field) => containerOf(field) === container);
  return moved.length + filled.filter(({ to }) => to[0] === container).length;
}
