import type { ts } from "ts-morph";
import { type Edit, replace } from "../edit/edit.ts";

/** Takes a member out of a list that commas, semicolons or spaces part, with the separator that it needed. */
export function removeProperty(file: string, member: ts.Node, members: readonly ts.Node[]): Edit {
  const index = members.indexOf(member);
  const next = members[index + 1];
  const previous = members[index - 1];
  if (next) return replace(file, { start: member.getStart(), end: next.getStart() }, "");
  if (previous) return replace(file, { start: previous.getEnd(), end: member.getEnd() }, "");
  return replace(file, { start: member.getStart(), end: endWithSeparator(member) }, "");
}

function endWithSeparator(member: ts.Node): number {
  const text = member.getSourceFile().text.slice(member.getEnd());
  const separator = /^\s*,/.exec(text);
  return member.getEnd() + (separator?.[0].length ?? 0);
}
