import type { FieldMapping } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { memberName } from "../../program/member-name.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { pathOf } from "../receiver.ts";
import type { BodyResult } from "./body-result.ts";
import type { ExpandedMembers } from "./expanded-members.ts";
import { movedMembers } from "./moved-members.ts";

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
  return {
    edits: [replace(pathOf(literal), rangeOf(literal), ...movedMembers(fields, member, expanded))],
    review: expanded.review,
    member,
  };
}
