import type { Machine } from "../machine.ts";
import type { TextPart, TextValue } from "./text-value.ts";

/** The pieces of a range of the flat text. */
export function sliceParts(
  parts: readonly TextPart[],
  from: number,
  to: number,
): readonly TextPart[] {
  const kept: TextPart[] = [];
  let start = 0;
  for (const part of parts) {
    const length = "text" in part ? part.text.length : 1;
    const head = Math.max(from - start, 0);
    const tail = Math.min(to - start, length);
    // An empty literal is a place, too, where a path may get longer.
    const isEmptyWithin = length === 0 && from < start && start <= to;
    if (head < tail || isEmptyWithin) {
      kept.push(
        "text" in part
          ? { ...part, text: part.text.slice(head, tail), start: part.start + head }
          : part,
      );
    }
    start += length;
  }
  return kept;
}

/** A range of the flat text, as a text of its own. */
export function sliceText(machine: Machine, text: TextValue, from: number, to: number): TextValue {
  return machine.intern.text(sliceParts(text.parts, from, to));
}
