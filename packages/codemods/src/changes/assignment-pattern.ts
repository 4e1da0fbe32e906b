import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import { type MoveMapping, mappingOf, type Role } from "../facts/shapes.ts";
import { mayBeEmpty } from "./may-be-empty.ts";
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
    found.push({ ...base, edits: assigned(property, mapping) });
  }
  return found;
}

function assigned(property: ts.ObjectLiteralElementLike, mapping: MoveMapping): readonly Edit[] {
  const file = pathOf(property);
  const value = ts.isPropertyAssignment(property) ? property.initializer : property;
  const [first, ...steps] = mapping.to;
  const mayBeMissing = hasDefault(property) || isFromEmpty(property.parent);
  const guard = (empty: string): string => (mayBeMissing ? ` = ${empty}` : "");
  let pieces: readonly Piece[] = [rangeOf(value)];
  for (const step of [...steps].reverse()) {
    pieces =
      typeof step === "number"
        ? ["[", ...pieces, "]", guard("[]")]
        : [`{ ${step}: `, ...pieces, ` }${guard("{}")}`];
  }
  return [replace(file, rangeOf(property), `${String(first)}: `, ...pieces)];
}

/** `{ streak = 0 }` and `{ streak: days = 0 }` expect that there may be none. */
function hasDefault(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isShorthandPropertyAssignment(property))
    return property.objectAssignmentInitializer !== undefined;
  return (
    ts.isPropertyAssignment(property) &&
    ts.isBinaryExpression(property.initializer) &&
    property.initializer.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** `({ streak } = habits[0] ?? {})`: what is taken apart may be an empty object. */
function isFromEmpty({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && mayBeEmpty(parent.right);
}
