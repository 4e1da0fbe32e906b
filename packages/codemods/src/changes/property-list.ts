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

/** Takes several members out; those that stand last go with what parts them from the one before. */
export function removeProperties(
  file: string,
  gone: readonly ts.Node[],
  members: readonly ts.Node[],
): readonly Edit[] {
  const last = members.findLastIndex((member) => !gone.includes(member));
  const [first, ...tail] = members.slice(last + 1);
  const before = members[last];
  const inner = gone.filter((member) => !before || member.pos < before.pos);
  const edits = inner.map((member) => removeProperty(file, member, members));
  if (!first || !before) return edits;
  const end = (tail.at(-1) ?? first).getEnd();
  return [...edits, replace(file, { start: before.getEnd(), end }, "")];
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
