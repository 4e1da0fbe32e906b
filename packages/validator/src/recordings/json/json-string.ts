import type { Piece, SourceText } from "../source-text.ts";
import type { Span } from "../span.ts";

const run = /[^\\]+|\\u[0-9a-fA-F]{4}|\\./gs;

/** What a string says that stands in a JSON text; nothing where there is none. */
export function readJsonString(text: string, { start, end }: Span): SourceText {
  const pieces: Piece[] = [];
  if (text[start] !== '"') return pieces;
  const inner = text.slice(start + 1, text[end - 1] === '"' ? end - 1 : end);
  for (const { index, 0: raw } of inner.matchAll(run)) {
    const at = start + 1 + index;
    pieces.push({ text: unescaped(raw), start: at, end: at + raw.length });
  }
  return pieces;
}

function unescaped(raw: string): string {
  if (!raw.startsWith("\\")) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw;
  }
}
