import { ts } from "ts-morph";
import { HOLE } from "../../../client/addresses/match-url.ts";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { pathOf } from "../../receiver.ts";
import type { MovedPath } from "./moved-paths.ts";
import { type Hunk, headOfPath, pathHunks } from "./path-hunks.ts";
import { splitTemplate } from "./path-template.ts";

/** `'/habits/today'` → `'/habits?date=today'`; a member that is named by a path with holes has an index instead. */
export function namedEdits({ before, after }: MovedPath, type: ts.StringLiteral): readonly Edit[] {
  if (type.text !== before) return [];
  const file = pathOf(type);
  if (!after.includes(HOLE)) {
    const range = { start: type.getStart() + 1, end: type.getEnd() - 1 };
    return [replace(file, range, after)];
  }
  const written = templateType(after);
  return [
    replace(
      file,
      rangeOf(type),
      ts.isPropertySignature(type.parent) ? `[path: ${written}]` : written,
    ),
  ];
}

function templateType(path: string): string {
  return `\`${path.replaceAll(HOLE, "$" + "{string}")}\``;
}

/** What differs in what a template begins with, such as the version in `` `/api/v1/${string}` ``, where any text may follow. */
function movedHead(head: string, after: string): readonly Hunk[] | null {
  const to = headOfPath(after, head);
  return to.length < after.length && to.at(-1) === head.at(-1) ? pathHunks(head, to) : null;
}

/**
 * The pieces of a template that differ, or the path that it has no room for beside it.
 *
 * @param staying - The paths of the program that stay what they are: a type that has room for one keeps it.
 */
export function templateEdits(
  facts: Facts,
  { before, after }: MovedPath,
  type: ts.TemplateLiteralTypeNode,
  staying: readonly string[],
): readonly Edit[] {
  const template = splitTemplate(facts, type);
  const pieces = template.match(before);
  if (!pieces || template.match(after)) return [];
  const beside = replace(pathOf(type), rangeOf(type), rangeOf(type), " | ", templateType(after));
  const isShared = staying.some((path) => template.match(path) !== null);
  const edits = pathHunks(before, after).map((hunk): Edit | null => {
    const piece = pieces.find(({ start, end }) => hunk.start >= start && hunk.end <= end);
    if (!piece?.source) return null;
    const { node, at } = piece.source;
    const range = { start: at + hunk.start - piece.start, end: at + hunk.end - piece.start };
    return replace(pathOf(node), range, hunk.text.replaceAll(HOLE, "$" + "{string}"));
  });
  if (!edits.includes(null)) return isShared ? [beside] : edits.filter((edit) => edit !== null);
  const [head, rest] = pieces;
  if (!isShared && head?.source && rest?.source === null && rest.end === before.length) {
    const { node, at } = head.source;
    const moved = movedHead(before.slice(0, head.end), after);
    if (moved)
      return moved.map(({ start, end, text }) =>
        replace(pathOf(node), { start: at + start, end: at + end }, text),
      );
  }
  return [beside];
}
