import type { Span } from "../span.ts";

/** A line of a text, without its end. */
export interface Line extends Span {
  readonly text: string;
}

/** What stands between two `###` of a file of requests. */
export interface HttpBlock {
  /** What is said behind the `###`, or in a comment `@name`. */
  readonly name: string | null;
  readonly lines: readonly Line[];
}

const separator = /^#{3,}(.*)$/;
const named = /^\s*(?:#|\/\/)\s*@name[\s=]+(\S+)/;

/** The lines of a text. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const { index, 0: whole, 1: own = "" } of text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)) {
    if (whole === "" && index === text.length && index > 0) break;
    const mark = index === 0 && own.startsWith("\uFEFF") ? 1 : 0;
    lines.push({ text: own.slice(mark), start: index + mark, end: index + own.length });
  }
  return lines;
}

/** The blocks of a file of requests. */
export function blocksOf(lines: readonly Line[]): HttpBlock[] {
  const blocks: { name: string | null; lines: Line[] }[] = [{ name: null, lines: [] }];
  for (const line of lines) {
    const title = separator.exec(line.text)?.[1]?.trim();
    if (title !== undefined) blocks.push({ name: title || null, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks.map((block) => ({ ...block, name: nameIn(block.lines) ?? block.name }));
}

function nameIn(lines: readonly Line[]): string | null {
  for (const { text } of lines) {
    const name = named.exec(text)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}
