import type { FieldMapping } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { memberName } from "../../program/member-name.ts";
import { removeProperties } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import type { BodyResult } from "./body-result.ts";
import type { ExpandedMembers } from "./expanded-members.ts";
import { writeMembers } from "./write-members.ts";

/**
 * Edits property by property, so that comments and layout of the literal stay.
 *
 * @param idle - A member that says no more than the path does.
 */
export function bodyInPlace(
  literal: ts.ObjectLiteralExpression,
  members: readonly ts.ObjectLiteralElementLike[],
  fields: readonly FieldMapping[],
  expanded: ExpandedMembers,
  idle: string | null = null,
): BodyResult {
  const file = pathOf(literal);
  const edits: Edit[] = [];
  const gone: ts.Node[] = members.filter((member) => idle !== null && memberName(member) === idle);
  const find = (name: string) => members.find((member) => memberName(member) === name);
  for (const field of fields) {
    const member = find(field.from);
    if (!member) continue;
    if (field.op === "to-path" || field.op === "remove") gone.push(member);
    if (field.op === "move")
      edits.push(
        replace(file, rangeOf(member), `${String(field.to[0])}: `, ...memberValue(member)),
      );
    if (field.op === "expand")
      edits.push(
        replace(file, rangeOf(member), writeMembers(expanded.members, separatorOf(literal))),
      );
  }
  edits.push(...removeProperties(file, gone, members));
  return {
    edits,
    review: expanded.review,
    member: (name) => {
      const member = find(name);
      return member ? memberValue(member) : null;
    },
  };
}

function memberValue(member: ts.ObjectLiteralElementLike): readonly Piece[] {
  if (ts.isPropertyAssignment(member)) return [rangeOf(member.initializer)];
  return member.name ? [member.name.getText()] : [];
}

/** What stands between members of a literal: a comma and a space, or a line each. */
function separatorOf(literal: ts.ObjectLiteralExpression): string {
  const { text } = literal.getSourceFile();
  const [first] = literal.properties;
  const indent = first && /\r?\n[ \t]*$/.exec(text.slice(literal.getStart(), first.getStart()));
  return indent ? `,${indent[0]}` : ", ";
}
