import type { Language, Part, Reading } from "./reading.ts";

/** Writes the code of a reading piece by piece. */
export interface CodeWriter {
  /** Text that does not stand in the file. */
  write(text: string): void;
  /** A piece of the file as it stands there; `quote` is that of the attribute around it. */
  copy(start: number, end: number, quote?: string | null): void;
  /** Code for what the file leaves unsaid: what it becomes is written at a place of the file, behind a lead. */
  unsaid(text: string, start: number, lead: string, quote?: string | null): void;
  /** From here on stands what would be added before a place of the file where no statement of the code stands. */
  begin(start: number): void;
  /** Where in the code the next piece is written. */
  place(): number;
  toReading(language: Language, unread: string | null): Reading;
}

/** Text that does not stand in the file, at a place of a script; or what writes it, with pieces of the file in it. */
export interface Addition {
  readonly at: number;
  readonly text: string | ((writer: CodeWriter) => void);
  /** How much of the script it stands in place of. */
  readonly instead?: number;
  /** Whether an import that is added would stand before it. */
  readonly begins?: boolean;
}

/**
 * Begins the code of a file with its scripts, each where it stands in the file as far as nothing is added
 * before it; all else is blank there, line by line.
 *
 * @param scripts - Ranges of the file, in the order in which they run.
 * @param additions - In the order of the file.
 */
export function createCodeWriter(
  text: string,
  scripts: readonly { readonly start: number; readonly end: number }[],
  additions: readonly Addition[] = [],
): CodeWriter {
  let code = "";
  let beginning: number | null = null;
  let position = 0;
  const parts: Part[] = [];
  const copy: CodeWriter["copy"] = (start, end, quote = null) => {
    if (start >= end) return;
    parts.push({ at: code.length, start, length: end - start, quote });
    code += text.slice(start, end);
  };
  const unsaid: CodeWriter["unsaid"] = (piece, start, lead, quote = null) => {
    const { length } = piece;
    parts.push({ at: code.length, start, length: 0, quote, unsaid: { length, lead } });
    code += piece;
  };
  const begin: CodeWriter["begin"] = (start) => {
    beginning = code.length;
    parts.push({ at: code.length, start, length: 0, quote: null });
  };
  const writer: CodeWriter = {
    write: (piece) => {
      code += piece;
    },
    copy,
    unsaid,
    begin,
    place: () => code.length,
    toReading: (language, unread) => ({ code, language, parts, unread, beginning }),
  };
  for (const { start, end } of scripts) {
    // What is added at the beginning of a script stands before its first line of code.
    const first = start + (/^(?:[^\S\n]*\n)*/.exec(text.slice(start, end))?.[0].length ?? 0);
    code += blank(text.slice(position, first));
    let from = first;
    for (const addition of additions.filter(({ at }) => start <= at && at <= end)) {
      copy(from, addition.at);
      if (addition.begins) begin(addition.at);
      if (typeof addition.text === "string") code += addition.text;
      else addition.text(writer);
      from = Math.max(from, addition.at + (addition.instead ?? 0));
    }
    copy(from, end);
    position = end;
  }
  code += blank(text.slice(position));
  return writer;
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}

/** Stands before a name of a template that a component's members answer; no new text keeps it. */
export const SCOPE = "\u01B2scope.";
