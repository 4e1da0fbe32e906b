import type { ts } from "ts-morph";
import { insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { type MoveMapping, mappingOf, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { freeName } from "../free-name.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { writePath } from "../v2-path.ts";

/**
 * `{ title }` of a habit or of something of another service: `{ name, title = name }` takes it from
 * either. Null where an element cannot be written so.
 */
export function proposeEitherPattern(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] | null {
  const names = new Set(pattern.elements.map(elementName));
  const found: Proposal[] = [];
  for (const element of pattern.elements) {
    const name = elementName(element);
    const mapping = name === null ? null : mappingOf(role, name);
    if (element.dotDotDotToken || mapping?.op === "remove" || hasOtherValues(mapping)) return null;
    if (mapping?.op !== "move") continue;
    const [first = ""] = mapping.to;
    if (names.has(String(first))) continue;
    if (element.initializer) return null;
    found.push({
      change: mapping.change,
      node: element,
      message: describeField(mapping, role),
      edits: takeEither(facts, pattern, element, mapping),
      ...surenessOf(receiver),
      ties: receiver.carriers,
    });
  }
  return found;
}

/** Either is right where it is known that either comes; else it is as sure as all that is read there. */
function surenessOf({
  mixed,
  confidence,
  reason,
}: Receiver): Pick<Receiver, "confidence" | "reason"> {
  return mixed ? { confidence: "safe", reason: null } : { confidence, reason };
}

/** A value that v2 names otherwise cannot be told from one of another service. */
function hasOtherValues(mapping: ReturnType<typeof mappingOf>): boolean {
  return mapping?.op === "move" && mapping.values !== undefined;
}

function takeEither(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  element: ts.BindingElement,
  mapping: MoveMapping,
) {
  const file = pathOf(pattern);
  const [first = "", ...others] = mapping.to;
  const member = String(first);
  const local = freeName(facts, member, pattern);
  const taken = local === member ? member : `${member}: ${local}`;
  const value = writePath([local, ...others], true) + (isTypeScript(pattern) ? "!" : "");
  return [
    insert(file, element.getStart(), `${taken}, `),
    insert(file, element.getEnd(), ` = ${value}`),
  ];
}
