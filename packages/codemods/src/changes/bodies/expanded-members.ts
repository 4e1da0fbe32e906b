import type { FieldMapping, ValueSet } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { knownText } from "../../provenance/text/text.ts";
import { memberType } from "../../provenance/types/member-type.ts";
import { isNullish, type Value, type Values } from "../../provenance/value.ts";
import { NOTHING, without } from "../../provenance/values.ts";
import { isJsonText, jsonMember } from "./json-text.ts";

/** Members of v2 that say what one value of v1 stood for. */
export interface ExpandedMembers {
  readonly members: ValueSet;
  readonly review: string | null;
}

/** A member whose one value stands for several members of v2. */
export type ExpandField = Extract<FieldMapping, { op: "expand" }>;

/** What a value such as `status: 'done'` stands for; only a value that is known can be expanded. */
export function expandedMembers(
  facts: Facts,
  fields: readonly FieldMapping[],
  values: Iterable<Value>,
): ExpandedMembers | { readonly reason: string } {
  const field = fields.find(isExpanded);
  if (!field) return { members: {}, review: null };
  return expandedBy(facts, field, textsUnder(facts, values, field.from));
}

/** The same of what is seen at the member itself. */
export function expandedFrom(
  facts: Facts,
  field: ExpandField,
  held: readonly Value[],
): ExpandedMembers | { readonly reason: string } {
  const texts = held.filter((value) => !isNullish(value)).map((value) => knownText(value));
  return expandedBy(facts, field, new Set(texts));
}

function expandedBy(
  facts: Facts,
  field: ExpandField,
  texts: ReadonlySet<string | null>,
): ExpandedMembers | { readonly reason: string } {
  const [only] = Object.keys(field.values);
  const known = [...texts].filter((text) => text !== null);
  if (!known.every((text) => isIn(field, text))) {
    return {
      reason: `\`${field.from}\` may be ${known.map((text) => `'${text}'`).join(" or ")}; only '${only}' has a v2 form here`,
    };
  }
  if (texts.size === 0 || texts.has(null)) return { reason: `\`${field.from}\` is not known here` };
  const members = field.values[only ?? ""] ?? {};
  return { members: configured(facts, members), review: null };
}

/** Whether v2 has a form of what a text says. */
function isIn({ values }: ExpandField, text: string): boolean {
  return Object.hasOwn(values, text);
}

function isExpanded(field: FieldMapping): field is ExpandField {
  return field.op === "expand";
}

/**
 * The fields with what each value of theirs stands for, to be looked up when the program runs; null where another
 * value than these may come, or none of them is known to.
 */
export function expandedLater(
  facts: Facts,
  fields: readonly FieldMapping[],
  values: readonly Value[],
): readonly FieldMapping[] | null {
  const made = fields.map((field): FieldMapping | null => {
    if (!isExpanded(field)) return field;
    const texts = [...textsUnder(facts, values, field.from)].filter((text) => text !== null);
    if (texts.length === 0 || !texts.every((text) => isIn(field, text))) return null;
    const members = Object.entries(field.values).map(
      ([value, set]) => [value, configured(facts, set)] as const,
    );
    return { ...field, values: Object.fromEntries(members) };
  });
  return made.includes(null) ? null : made.filter((field) => field !== null);
}

/** Whether one of some values says what none of the fields has a form of v2 for. */
export function saysOther(
  facts: Facts,
  fields: readonly FieldMapping[],
  values: readonly Value[],
): boolean {
  return fields
    .filter(isExpanded)
    .some((field) =>
      [...textsUnder(facts, values, field.from)].some(
        (text) => text !== null && !isIn(field, text),
      ),
    );
}

/** The texts that values hold under a name; null stands for what is not known. */
function textsUnder(
  facts: Facts,
  values: Iterable<Value>,
  name: string,
): ReadonlySet<string | null> {
  const texts = new Set<string | null>();
  for (const value of values) for (const text of textsOf(facts, value, name)) texts.add(text);
  return texts;
}

/** What the configuration says a check-in is worth. */
function configured(facts: Facts, members: ValueSet): ValueSet {
  const { checkin } = facts.options;
  if (!checkin) return members;
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      typeof value === "number" ? checkin.value : checkin.unit,
    ]),
  );
}

function textsOf(facts: Facts, value: Value, name: string): readonly (string | null)[] {
  if (value.kind === "unknown") return [null];
  const held = membersNamed(facts, value, name);
  // A choice may leave the member out, but what goes to this endpoint without it is refused by v1, too.
  return [...without(held, isNullish)].map((each) =>
    each.kind === "field" ? literalType(facts, each.holder, name) : knownText(each),
  );
}

/** What a value holds under a name, wherever that is asked. */
export function membersNamed(facts: Facts, value: Value, name: string): Values {
  if (isJsonText(value)) return jsonMember(facts, value, name);
  const [module] = facts.program.modules.values();
  if (!module) return NOTHING;
  const frame = { context: facts.machine.moduleContext(module), flow: new Map() };
  return facts.machine.verbs.member(value, name, frame, module.source);
}

/** A declared type that allows one text only. */
function literalType(facts: Facts, holder: Value, name: string): string | null {
  if (holder.kind !== "typed") return null;
  const { types } = facts.machine;
  const type = memberType(types, holder.type, name);
  const inner = type && types.expand(type);
  return inner?.is === "literal" && ts.isStringLiteral(inner.node.literal)
    ? inner.node.literal.text
    : null;
}

/** Whether it is known of each of some values what it says for the fields that v2 has more than one member for. */
export function saysAll(
  facts: Facts,
  fields: readonly FieldMapping[],
  values: readonly Value[],
): boolean {
  return fields.filter(isExpanded).every(({ from }) =>
    values.every((value) => {
      const texts = textsOf(facts, value, from);
      return texts.length > 0 && !texts.includes(null);
    }),
  );
}
