import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isDeclaredMember, isJustDeclared } from "../../facts/value-origin.ts";
import { parameterNamed } from "../../program/parameter-named.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";
import { isNullish, isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { requiredIn } from "../lacks-required.ts";
import { isRequest } from "./brings-part.ts";
import type { PayloadLiteral } from "./payload-literal.ts";

/** Whether what a literal spreads brings the member that v2 wants beside any other of a container. */
type Brought = "surely" | "maybe" | "never";

/** Whether what a body spreads brings the amount that a goal of v2 is one of. What nothing is known of is taken to. */
export function amountBrought(
  { facts, members, role }: PayloadLiteral,
  container: string,
): Brought {
  const names = requiredIn(container, role);
  if (names.length === 0) return "surely";
  return either(
    members.flatMap((member) =>
      ts.isSpreadAssignment(member) ? [broughtBy(facts, member.expression, names)] : [],
    ),
  );
}

function broughtBy(facts: Facts, spread: ts.Expression, names: readonly string[]): Brought {
  const declared = declaredBy(facts, spread, names);
  const values = [...facts.seen(spread)].filter(
    (value) => !isJustDeclared(value) && !isDeclaredMember(value),
  );
  // What a type is made of, as `Omit<Draft, 'unit'> & { unit?: string }`, says less than all of it.
  const given = values.filter(({ kind }) => kind !== "typed" || declared === null);
  if (given.length === 0) return declared ?? "surely";
  const known = new Map<Value, Brought>();
  const found = always(given.map((value) => broughtIn(facts, value, names, known)));
  // What no call gives yet a declared type lets one give.
  return found === "never" && declared !== null ? "maybe" : found;
}

function broughtIn(
  facts: Facts,
  value: Value,
  names: readonly string[],
  known: Map<Value, Brought>,
): Brought {
  if (isNullish(value)) return "never";
  if (value.kind === "service") return isRequest(facts, value) ? "maybe" : "surely";
  if (value.kind === "typed") return inType(facts, value.type, names) ?? "surely";
  if (!isSite(value, "object")) return "surely";
  const asked = known.get(value);
  if (asked) return asked;
  // Drafts that grow step by step are spread into one another: each is asked once, however many ways lead to it.
  known.set(value, "surely");
  const found = either([ownIn(value, names), spreadIn(facts, value, names, known)]);
  known.set(value, found);
  return found;
}

function ownIn({ own, props }: SiteValue, names: readonly string[]): Brought {
  return either(
    names.map((name) => {
      const values = [...(props.get(name)?.values ?? [])];
      if (values.length === 0) return "never";
      return own.has(name) && !values.some(isNullish) ? "surely" : "maybe";
    }),
  );
}

function spreadIn(
  facts: Facts,
  { spread }: SiteValue,
  names: readonly string[],
  known: Map<Value, Brought>,
): Brought {
  const values = [...spread.values];
  return values.length === 0
    ? "never"
    : always(values.map((value) => broughtIn(facts, value, names, known)));
}

/** What the type says of which the parameter is that is spread; null where it says nothing of the amount. */
function declaredBy(facts: Facts, spread: ts.Expression, names: readonly string[]): Brought | null {
  const type = parameterNamed(facts.program, spread)?.type;
  const found = type ? inType(facts, facts.machine.types.refer(type), names) : null;
  return found === "never" ? null : found;
}

/** What an object type says; null where it is none. */
function inType(
  { machine: { types } }: Facts,
  type: TypeRef,
  names: readonly string[],
): Brought | null {
  const parts = objectParts((ref) => types.expand(ref), types.expand(type));
  if (parts.length === 0) return null;
  const found = parts.flatMap(({ members }) => names.flatMap((name) => members.get(name) ?? []));
  if (found.length === 0) return "never";
  return found.some(({ optional }) => !optional) ? "surely" : "maybe";
}

/** Of several that are all there: one that brings it is enough. */
function either(all: readonly Brought[]): Brought {
  return all.find((each) => each === "surely") ?? all.find((each) => each === "maybe") ?? "never";
}

/** Of several of which any may be there. */
function always(all: readonly Brought[]): Brought {
  const [first = "never", ...others] = all;
  return others.every((each) => each === first) ? first : "maybe";
}
