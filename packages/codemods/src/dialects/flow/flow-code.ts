import type { Part, Reading } from "../reading.ts";

/** The code of a file, piece by piece turned into other text of the same length. */
export interface FlowCode {
  readonly text: string;
  /** Puts text over what stands there. */
  put(at: number, text: string): void;
  /** Leaves nothing but the ends of its lines. */
  blank(start: number, end: number): void;
  /** Blanks the first time that a text stands between two places. */
  blankText(text: string, start: number, end: number): void;
  /** Puts text over a whole range, and blanks the rest; does nothing where it does not fit. */
  fill(start: number, end: number, text: string): void;
  /** Puts text between what stands there; what follows stands further behind. */
  insert(at: number, text: string): void;
  /** The code, and which pieces of it stand in the file. */
  finish(): Pick<Reading, "code" | "parts">;
}

export function createFlowCode(text: string): FlowCode {
  const characters = text.split("");
  const insertions = new Map<number, string>();
  const put: FlowCode["put"] = (at, other) => {
    for (let index = 0; index < other.length; index += 1)
      characters[at + index] = other.charAt(index);
  };
  const blank: FlowCode["blank"] = (start, end) =>
    put(start, text.slice(start, end).replace(/[^\r\n]/g, " "));
  return {
    text,
    put,
    blank,
    blankText: (wanted, start, end) => {
      const at = text.indexOf(wanted, start);
      if (at >= 0 && at + wanted.length <= end) blank(at, at + wanted.length);
    },
    fill: (start, end, other) => {
      if (end - start < other.length || /[\r\n]/.test(text.slice(start, start + other.length)))
        return;
      blank(start, end);
      put(start, other);
    },
    insert: (at, other) => {
      insertions.set(at, other);
    },
    finish: () => {
      const parts: Part[] = [];
      let code = "";
      const starts = [...new Set([0, ...insertions.keys()])].sort((left, right) => left - right);
      starts.forEach((start, index) => {
        const spelled = insertions.get(start) ?? "";
        code += spelled;
        const end = starts[index + 1] ?? text.length;
        const part = { at: code.length, start, length: end - start, quote: null };
        parts.push(spelled === "" ? part : { ...part, spelled });
        code += characters.slice(start, end).join("");
      });
      return { code, parts };
    },
  };
}
