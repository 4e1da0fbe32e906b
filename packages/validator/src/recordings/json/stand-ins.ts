import { type SourceText, textOf } from "../source-text.ts";

const strings = /"[^"\\]*(?:\\.[^"\\]*)*("|$)/gs;

/** A body of JSON in which what is not known is a string, so that the rest of it can be read. */
export function withStandIns(source: SourceText): SourceText {
  if (!source.some(({ isUnknown }) => isUnknown)) return source;
  const text = textOf(source);
  const quoted = Array.from(text.matchAll(strings), ({ index, 0: own }) => ({
    start: index,
    end: index + own.length,
  }));
  let at = 0;
  return source.map((piece) => {
    const start = at;
    at += piece.text.length;
    if (!piece.isUnknown || quoted.some((own) => own.start < start && start < own.end)) {
      return piece;
    }
    return { ...piece, text: JSON.stringify(piece.text) };
  });
}
