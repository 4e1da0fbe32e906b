import { type Piece, type SourceText, sliceOf, spanOf, textOf } from "./source-text.ts";

/** The value of a variable; undefined where it is not known. */
export type Lookup = (name: string) => string | undefined;

const template = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Values that name each other in a ring are not followed for ever. */
const deepest = 10;

/** Puts values in place of `{{variables}}`; one that is not known stays, and is marked so. */
export function expandTemplates(source: SourceText, lookup: Lookup): SourceText {
  const text = textOf(source);
  if (!text.includes("{{")) return source;
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: name = "" } of text.matchAll(template)) {
    const end = index + whole.length;
    const span = spanOf(source, index, end);
    if (span === undefined) break;
    pieces.push(...sliceOf(source, at, index));
    const value = expandText(lookup(name), lookup, deepest);
    if (value === undefined) pieces.push({ text: whole, ...span, isUnknown: true });
    else if (value !== "") pieces.push({ text: value, ...span, ...markOf(value) });
    at = end;
  }
  return [...pieces, ...sliceOf(source, at)];
}

function expandText(value: string | undefined, lookup: Lookup, depth: number): string | undefined {
  if (value === undefined || depth === 0) return value;
  return value.replaceAll(
    template,
    (whole, name: string) => expandText(lookup(name), lookup, depth - 1) ?? whole,
  );
}

/** A value may be made of others that are not known. */
function markOf(value: string): Pick<Piece, "isUnknown"> {
  return /\{\{[^{}]*\}\}/.test(value) ? { isUnknown: true } : {};
}
