import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { rootFrameOf } from "../../facts/root-frame.ts";
import { movesAmong, type Role } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { oncePer } from "../../program/once-per.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isSite } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import type { Receiver } from "../receiver.ts";
import { isWritten } from "../writes/field-writes.ts";
import { areCopiesHarmless } from "./harmless-copies.ts";
import type { KeyLookUp } from "./key-look-ups.ts";
import { holdsPayloads, widened } from "./keyed-call.ts";

const COPIES = "the call is given copies that have the member under its old name, too";

/**
 * A function that picks members by any names out of whatever it is given, `pick<T, K extends keyof T>(source: T, ...keys: K[])`,
 * stays as it is: its calls are given copies that have the members under their v1 names, too. Null where it is none, or
 * gives back what has the members of v2.
 */
export function copiesForCalls(facts: Facts, lookUp: KeyLookUp): readonly Proposal[] | null {
  const { node } = lookUp;
  const picker = isTypeScript(node) && !isWritten(node) ? pickerOf(facts, node.expression) : null;
  if (!picker) return null;
  const found: Proposal[] = [];
  for (const call of callsByFunction(facts).get(picker.node) ?? []) {
    const copies = copiesFor(facts, lookUp, picker, call);
    if (!copies) return null;
    found.push(...copies);
  }
  return found.length > 0 ? found : null;
}

/** Copies for one call; none where it names no v1 members of payloads, and null where it cannot be given any. */
function copiesFor(
  facts: Facts,
  { role, receiver }: KeyLookUp,
  { node: fn, index }: Picker,
  call: ts.CallExpression,
): readonly Proposal[] | null {
  const holder = call.arguments[index];
  if (!holder || !facts.roles.rolesOf(facts.seen(holder)).has(role)) return [];
  const moved = movesAmong(role, namesGiven(facts, call, holder));
  if (moved.length === 0) return [];
  const isMade = [...facts.seen(call)].some(
    (value) =>
      isSite(value, "object") &&
      isWithin(value.node, fn) &&
      facts.roles.rolesOf([value, ...value.spread.values]).has(role),
  );
  if (isMade || !holdsPayloads(facts, holder, role)) return null;
  const edits = widened(facts, holder, role, moved);
  return moved.map((mapping) => ({
    change: mapping.change,
    node: holder,
    message: describeField(mapping, role),
    edits,
    ...sureness(facts, call, role, receiver),
    ties: receiver.carriers,
  }));
}

/** How sure it is that copies change nothing but what is looked up. */
export function sureness(
  facts: Facts,
  call: ts.CallExpression,
  role: Role,
  { confidence }: Receiver,
): Pick<Proposal, "confidence" | "reason"> {
  return confidence === "safe" && areCopiesHarmless(facts, call, role)
    ? { confidence, reason: null }
    : { confidence: "review", reason: COPIES };
}

/** A function, and which of its parameters is looked up in. */
interface Picker {
  readonly node: ts.SignatureDeclaration;
  readonly index: number;
}

/** The function whose parameter `source: T` an expression is. */
function pickerOf({ program }: Facts, source: ts.Expression): Picker | null {
  if (!ts.isIdentifier(source)) return null;
  const declared = program.moduleOf(source).scopes.resolve(source)?.node.parent;
  if (!declared || !ts.isParameter(declared) || !ts.isFunctionLike(declared.parent)) return null;
  const { type, parent: node } = declared;
  const name = type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : null;
  const isGeneric = node.typeParameters?.some((each) => each.name.text === name) ?? false;
  return isGeneric ? { node, index: positionalParameters(node).indexOf(declared) } : null;
}

/** The calls of each function, in the order of the program. */
const callsByFunction = oncePer(({ program, seen }: Facts) => {
  const found = new Map<ts.Node, ts.CallExpression[]>();
  for (const call of program.nodes(ts.isCallExpression)) {
    const called = [...seen(call.expression)].filter((value) => value.kind === "function");
    for (const fn of new Set(called.map(({ node }) => node))) append(found, fn, call);
  }
  return found;
});

/** The names that a call gives beside what they are looked up in, one by one or in lists. */
function namesGiven(
  facts: Facts,
  call: ts.CallExpression,
  holder: ts.Expression,
): readonly string[] {
  const { verbs } = facts.machine;
  const frame = rootFrameOf(facts.machine);
  const given = call.arguments
    .filter((argument) => argument !== holder)
    .flatMap((argument) => [...facts.seen(argument)])
    .flatMap((value) => (isSite(value, "array") ? [...verbs.elements(value, frame)] : [value]));
  return [...new Set(given.flatMap((value) => knownText(value) ?? []))];
}
