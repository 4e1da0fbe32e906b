import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import { type MoveMapping, mappingOf, type Role } from "../facts/shapes.ts";
import { describeField } from "./messages.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, type Receiver } from "./receiver.ts";

/** `({ title: this.name } = habit)`. */
export function proposeAssignmentPattern(
  pattern: ts.ObjectLiteralExpression,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const property of pattern.properties) {
    const { name } = property;
    const mapping = name && ts.isIdentifier(name) ? mappingOf(role, name.text) : null;
    if (mapping?.op !== "move" || !name) continue;
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
