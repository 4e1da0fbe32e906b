import type { FieldMapping } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { BodyResult } from "./body-result.ts";
import type { ExpandedMembers } from "./expanded-members.ts";
import { isRepeatable } from "./outgoing-value.ts";
import { memberName } from "./payload-literal.ts";
import { pathOf } from "./receiver.ts";
import { writeMembers } from "./write-members.ts";

/**
 * `{ ...mark, status: 'done' }` as a new object: a member that is not written is read from what is spread.
 * Null where the literal is no such object.
 */
export function bodyOverSpread(
  literal: ts.ObjectLiteralExpression,
  fields: readonly FieldMapping[],
  expanded: ExpandedMembers,
): BodyResult | null {
  const [first, ...named] = literal.properties;
  if (!first || !ts.isSpreadAssignment(first) || !isRepeatable(first.expression)) return null;
  if (!named.every((each) => memberName(each) !== null)) return null;
  const member = (name: string): readonly Piece[] => {
    const own = named.find((each) => memberName(each) === name);
    if (!own) return [`${first.expression.getText()}.${name}`];
    return ts.isPropertyAssignment(own) ? [rangeOf(own.initializer)] : [name];
  };
  const moves = fields.filter((field) => field.op === "move");
  const pieces = moves.flatMap((field): readonly Piece[] => [
    `${String(field.to[0])}: `,
    ...member(field.from),
    ", ",
  ]);
  const rest = writeMembers(expanded.members);
  const members = rest === "" ? pieces.slice(0, -1) : [...pieces, rest];
  return {
    edits: [replace(pathOf(literal), rangeOf(literal), "{ ", ...members, " }")],
    review: expanded.review,
    member,
  };
}
