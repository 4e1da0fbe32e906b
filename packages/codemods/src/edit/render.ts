import { type Edit, type Range, wrapsWhole } from "./edit.ts";

/** Edits that cannot both be made; the later one is named. */
export class OverlapError extends Error {
  readonly edit: Edit;

  constructor(edit: Edit) {
    super(`edits overlap in ${edit.file} at ${edit.start}`);
    this.name = "OverlapError";
    this.edit = edit;
  }
}

/** The text of a range with all edits inside it made; bytes that no edit names stay as they are. */
export function renderRange(text: string, range: Range, edits: readonly Edit[]): string {
  const outer = outermost(
    text,
    edits.filter((edit) => isInside(edit, range)),
  );
  let result = "";
  let at = range.start;
  for (const edit of outer) {
    if (edit.start < at) throw new OverlapError(edit);
    result += text.slice(at, edit.start) + renderEdit(text, edit, edits);
    at = edit.end;
  }
  return result + text.slice(at, range.end);
}

/** A whole text with its edits made; throws an `OverlapError` where two cannot both be. */
export function renderText(text: string, edits: readonly Edit[]): string {
  return renderRange(text, { start: 0, end: text.length }, edits);
}

function renderEdit(text: string, edit: Edit, edits: readonly Edit[]): string {
  // Most edits keep nothing of what stood there, and none has to be looked for within them.
  if (edit.pieces.every((piece) => typeof piece === "string")) return edit.pieces.join("");
  // What is put right before or behind it does not belong to what it keeps as well.
  const others = edits.filter((other) => other !== edit && !isBeside(other, edit));
  return edit.pieces
    .map((piece) => (typeof piece === "string" ? piece : renderRange(text, piece, others)))
    .join("");
}

/** Edits in order, without those that stand inside another: that one says what becomes of them. */
function outermost(text: string, edits: readonly Edit[]): readonly Edit[] {
  const sorted = edits.map((edit, order) => ({ edit, order })).sort(compare);
  const found: Edit[] = [];
  for (const { edit } of sorted) {
    const last = found.at(-1);
    if (
      last &&
      isDeletion(last) &&
      isDeletion(edit) &&
      edit.start <= last.end &&
      edit.end > last.end
    ) {
      const start = separatedAt(text, last.start, edit);
      found[found.length - 1] = { ...last, start, end: edit.end };
      continue;
    }
    const swallowed =
      last && edit.start >= last.start && edit.end <= last.end && !isInsertionAtEdge(edit, last);
    if (!swallowed) found.push(edit);
  }
  return found;
}

/** The last of a list goes with the separator before it, which stands before its neighbour if that goes, too. */
function separatedAt(text: string, start: number, last: Edit): number {
  const separator = text[last.start];
  if (separator !== "," && separator !== ";") return start;
  const before = text.slice(0, start).trimEnd();
  return before.endsWith(separator) ? before.length - 1 : start;
}

/** Neighbours in a list that both go share the separator between them. */
function isDeletion(edit: Edit): boolean {
  return edit.pieces.every((piece) => piece === "") && edit.end > edit.start;
}

/** An insertion right before or after a replacement is not part of it. */
function isInsertionAtEdge(edit: Edit, last: Edit): boolean {
  return edit.start === edit.end && (edit.start === last.end || last.start === last.end);
}

function isBeside(insertion: Edit, { start, end }: Edit): boolean {
  return insertion.start === insertion.end && [start, end].includes(insertion.start);
}

function compare(
  left: { edit: Edit; order: number },
  right: { edit: Edit; order: number },
): number {
  const start = left.edit.start - right.edit.start;
  if (start !== 0) return start;
  const leftInsertion = left.edit.start === left.edit.end;
  const rightInsertion = right.edit.start === right.edit.end;
  if (leftInsertion !== rightInsertion) return leftInsertion ? -1 : 1;
  const end = right.edit.end - left.edit.end;
  if (end !== 0) return end;
  return Number(wrapsWhole(right.edit)) - Number(wrapsWhole(left.edit)) || left.order - right.order;
}

function isInside(edit: Edit, range: Range): boolean {
  return edit.start >= range.start && edit.end <= range.end;
}
