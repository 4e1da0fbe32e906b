import type { Edit, Range } from "../edit/edit.ts";
import { renderRange } from "../edit/render.ts";

/** What stands in place of a range once edits of its file are made; nothing where all of it goes with what is around it. */
export function textAfter(text: string, range: Range, edits: readonly Edit[]): string {
  if (edits.some((edit) => takesAway(edit, range))) return "";
  try {
    return renderRange(text, range, edits);
  } catch {
    return text.slice(range.start, range.end);
  }
}

/** Whether an edit takes a range away, with a separator or the line that it stood on. */
function takesAway({ start, end, pieces }: Edit, range: Range): boolean {
  return (
    range.start < range.end &&
    start <= range.start &&
    end >= range.end &&
    pieces.every((piece) => piece === "")
  );
}
