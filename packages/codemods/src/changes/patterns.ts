import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { elementName, isAssignmentPattern, memberReads } from "../facts/member-reads.ts";
import {
  containerOf,
  type MoveMapping,
  mappingOf,
  type RemoveMapping,
  type Role,
} from "../facts/shapes.ts";
import { describeField } from "./messages.ts";
import { removeProperty } from "./property-list.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, type Receiver, receiverOf } from "./receiver.ts";
import { countOf, lengthElement, proposeRemovedElement } from "./removed-element.ts";
import { proposeRestPattern } from "./rest-pattern.ts";
import { isTypeScript } from "./strictness.ts";

/** An element of a pattern that takes a v1 member, and where v2 has what it takes. */
export interface Taken {
  readonly element: ts.BindingElement;
  readonly mapping: MoveMapping | RemoveMapping;
  readonly to: FieldPath;
  /** What else changes where the variable is used. */
  readonly uses: readonly Edit[];
}

/** Destructuring of payloads: `const { title, streak } = habit`, also in parameters and assignments. */
export function findPatterns(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { node, receivers } of memberReads(facts.machine)) {
    for (const role of facts.roles.rolesOf(receivers)) {
      const receiver = role === "envelope" ? null : receiverOf(facts, receivers, role);
      if (!receiver) continue;
      if (ts.isObjectBindingPattern(node)) found.push(...patternAt(facts, node, role, receiver));
      else if (isAssignmentPattern(node)) found.push(...assignmentAt(node, role, receiver));
    }
  }
  return found;
}

function patternAt(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  const groups = new Map<string, Taken[]>();
  const found: Proposal[] = [];
  for (const element of pattern.elements) {
    const name = elementName(element);
    const mapping = name === null ? null : mappingOf(role, name);
    if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
    const counted = mapping.op === "remove" ? countOf(facts, element, mapping) : null;
    if (mapping.op === "remove" && !counted) {
      found.push(proposeRemovedElement(facts, element, mapping, receiver));
      continue;
    }
    const taken: Taken = {
      element,
      mapping,
      to: counted?.to ?? (mapping.op === "move" ? mapping.to : []),
      uses: counted?.uses ?? [],
    };
    const key = containerOf(mapping) ?? mapping.from;
    groups.set(key, [...(groups.get(key) ?? []), taken]);
  }
  const rest = pattern.elements.find((element) => element.dotDotDotToken !== undefined);
  for (const taken of groups.values()) {
    const kept = rest && proposeRestPattern(facts, pattern, rest, taken, role);
    const edits = kept ?? taking(pattern, taken);
    taken.forEach(({ element, mapping, uses }, index) => {
      found.push({
        change: mapping.change,
        node: element,
        message: describeField(mapping, role),
        edits: [...(index === 0 ? edits : []), ...uses],
        confidence: receiver.confidence,
        reason: receiver.reason,
        ties: receiver.carriers,
      });
    });
  }
  return found;
}

/** The first element takes all that stands in the same v2 container; the others go. */
function taking(pattern: ts.ObjectBindingPattern, taken: readonly Taken[]): readonly Edit[] {
  const [first, ...others] = taken;
  if (!first) return [];
  const file = pathOf(pattern);
  const dropped = others.map(({ element }) => removeProperty(file, element, pattern.elements));
  return [replace(file, rangeOf(first.element), ...takenPieces(pattern, taken)), ...dropped];
}

export function takenPieces(node: ts.Node, taken: readonly Taken[]): readonly Piece[] {
  const [first] = taken;
  if (!first) return [];
  const { to } = first;
  if (to.length === 1) return target(String(to[0]), first.element);
  const defaults = taken.filter(({ element }) => element.initializer !== undefined).length;
  // A compiler takes an empty object for a default only where each member has one of its own.
  const guard = defaults > 0 && (!isTypeScript(node) || defaults === taken.length);
  const inner = taken.flatMap((each, index): Piece[] => [
    ...(index > 0 ? [", "] : []),
    ...target(String(each.to.at(-1)), lengthElement(each.element) ?? each.element),
  ]);
  const isList = typeof to[1] === "number";
  return [
    `${String(to[0])}: ${isList ? "[" : ""}{ `,
    ...inner,
    ` }${isList ? `${guard ? " = {}" : ""}]` : ""}${guard ? ` = ${isList ? "[]" : "{}"}` : ""}`,
  ];
}

/** `name: local = fallback`, or `name` where the local has that name. */
function target(name: string, element: ts.BindingElement): readonly Piece[] {
  const local = rangeOf(element.name);
  const same = ts.isIdentifier(element.name) && element.name.text === name;
  const fallback: readonly Piece[] = element.initializer
    ? [" = ", rangeOf(element.initializer)]
    : [];
  return same ? [local, ...fallback] : [`${name}: `, local, ...fallback];
}

/** `({ title: this.name } = habit)`. */
function assignmentAt(
  pattern: ts.ObjectLiteralExpression,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const property of pattern.properties) {
    const { name } = property;
    const mapping = name && ts.isIdentifier(name) ? mappingOf(role, name.text) : null;
    if (!mapping || mapping.op !== "move" || !name) continue;
    const base = {
      change: mapping.change,
      node: property,
      message: describeField(mapping, role),
      confidence: receiver.confidence,
      reason: receiver.reason,
      ties: receiver.carriers,
    };
    found.push({ ...base, edits: assigned(property, name, mapping) });
  }
  return found;
}

function assigned(
  property: ts.ObjectLiteralElementLike,
  name: ts.PropertyName,
  mapping: MoveMapping,
): readonly Edit[] {
  const file = pathOf(property);
  const value: readonly Piece[] = ts.isPropertyAssignment(property)
    ? [rangeOf(property.initializer)]
    : [rangeOf(name)];
  const [first, ...steps] = mapping.to;
  let pieces = value;
  for (const step of [...steps].reverse()) {
    pieces = typeof step === "number" ? ["[", ...pieces, "]"] : [`{ ${step}: `, ...pieces, " }"];
  }
  return [replace(file, rangeOf(property), `${String(first)}: `, ...pieces)];
}
