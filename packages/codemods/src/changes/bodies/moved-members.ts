import type { FieldMapping } from "@habitshift/schemas";
import type { Piece } from "../../edit/edit.ts";
import type { ExpandedMembers } from "./expanded-members.ts";
import { writeMembers } from "./write-members.ts";

/** An object literal of the members that moved, by what each was, and of those that stand for others. */
export function movedMembers(
  fields: readonly FieldMapping[],
  member: (name: string) => readonly Piece[],
  { members }: ExpandedMembers,
): readonly Piece[] {
  const pieces = fields
    .filter((field) => field.op === "move")
    .flatMap((field): readonly Piece[] => [
      `${String(field.to[0])}: `,
      ...member(field.from),
      ", ",
    ]);
  const rest = writeMembers(members);
  return ["{ ", ...(rest === "" ? pieces.slice(0, -1) : [...pieces, rest]), " }"];
}
