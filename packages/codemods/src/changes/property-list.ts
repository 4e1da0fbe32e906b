import { ts } from "ts-morph";
import { type Edit, replace } from "../edit/edit.ts";

/** Takes a member out of a list that commas, semicolons or spaces part, with the separator that it needed. */
export function removeProperty(file: string, member: ts.Node, members: readonly ts.Node[]): Edit {
  const index = members.indexOf(member);
  const next = members[index + 1];
  const previous = members[index - 1];
  if (next) return replace(file, { start: member.getStart(), end: startWithComments(next) }, "");
  if (previous) return replace(file, { start: previous.getEnd(), end: member.getEnd() }, "");
  return replace(file, { start: member.getStart(), end: endWithSeparator(member) }, "");
}

/** A member's start with the comments that stand above it, which stay with it. */
function startWithComments(member: ts.Node): number {
  const { text } = member.getSourceFile();
  const [first] = ts.getLeadingCommentRanges(text, member.getFullStart()) ?? [];
  return first?.pos ?? member.getStart();
}

function endWithSeparator(member: ts.Node): number {
  const text = member.getSourceFile().text.slice(member.getEnd());
  const separator = /^\s*,/.exec(text);
  return member.getEnd() + (separator?.[0].length ?? 0);
}
