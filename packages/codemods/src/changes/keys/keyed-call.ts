import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { rootFrameOf } from "../../facts/root-frame.ts";
import { type MoveMapping, mappingOf, type Role } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { Value, Values } from "../../provenance/value.ts";
import { freeName } from "../free-name.ts";
import { holdsOnly } from "../key-uses.ts";
import { pathOf } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";
import { writePath } from "../v2-path.ts";

/**
 * Gives a call that looks members up by a name what has the member under that name too:
 * `sortBy(habits.map((habit) => ({ ...habit, streak: habit.statistics.currentStreak })), 'streak')`. Null where
 * the name is no argument beside the only one that holds payloads.
 */
export function keyedCallEdits(facts: Facts, role: Role, literal: ts.Node): readonly Edit[] | null {
  const call = literal.parent;
  if (!ts.isCallExpression(call) || !ts.isStringLiteral(literal)) return null;
  const mapping = mappingOf(role, literal.text);
  const holders = call.arguments.filter(
    (argument) => argument !== literal && holdsPayloads(facts, argument, role),
  );
  const [holder, ...others] = holders;
  if (mapping?.op !== "move" || !holder || others.length > 0) return null;
  return widened(facts, holder, role, [mapping]);
}

/** A payload, or a list of them, as copies that have members under their v1 names too. */
export function widened(
  facts: Facts,
  holder: ts.Expression,
  role: Role,
  mappings: readonly MoveMapping[],
): readonly Edit[] {
  const file = pathOf(holder);
  const membersOf = (name: string): string =>
    mappings
      .map(
        ({ from, to }) => `, ${from}: ${name}.${writePath(to, false, indexAssertion(facts, file))}`,
      )
      .join("");
  const copyOf = (name: string): string => `{ ...${name}${membersOf(name)} }`;
  const start = holder.getStart();
  const end = holder.getEnd();
  const name = freeName(facts, role, holder);
  if (!isListOfPayloads(facts, holder))
    return isRepeatable(holder)
      ? [insert(file, start, "{ ..."), insert(file, end, `${membersOf(holder.getText())} }`)]
      : [insert(file, start, `((${name}) => (${copyOf(name)}))(`), insert(file, end, ")")];
  const [open, close] = ts.isLeftHandSideExpression(holder) ? ["", ""] : ["(", ")"];
  return [
    ...(open ? [insert(file, start, open)] : []),
    insert(file, end, `${close}.map((${name}) => (${copyOf(name)}))`),
  ];
}

/** Whether an argument holds nothing but payloads of a role, or lists of them. */
export function holdsPayloads(facts: Facts, argument: ts.Expression, role: Role): boolean {
  return arePayloads(facts, facts.seen(argument), role);
}

/** Whether all that something may be are payloads of a role, or lists of them. */
export function arePayloads(facts: Facts, values: Values, role: Role): boolean {
  const held = [...values];
  const items = areLists(facts, values) ? held.flatMap((each) => itemsOf(facts, each)) : held;
  return items.length > 0 && holdsOnly(facts, new Set(items), role) && !items.every(isPlain);
}

function isPlain(value: Value): boolean {
  return value.kind === "plain";
}

/** Whether an expression holds nothing but lists. */
export function isListOfPayloads(facts: Facts, argument: ts.Expression): boolean {
  return areLists(facts, facts.seen(argument));
}

/** Whether all that something may be are lists. */
export function areLists(facts: Facts, values: Values): boolean {
  const held = [...values];
  return held.length > 0 && held.every((value) => itemsOf(facts, value).length > 0);
}

/** What a list holds, as far as that is known; nothing for anything else. */
export function itemsOf({ machine }: Facts, value: Value): readonly Value[] {
  const isPossible =
    value.kind === "service" ||
    value.kind === "typed" ||
    (value.kind === "site" && value.is === "array");
  return isPossible
    ? [...machine.verbs.elements(value, rootFrameOf(machine))].filter(
        ({ kind }) => kind !== "unknown",
      )
    : [];
}
