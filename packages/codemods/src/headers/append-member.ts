import type { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../edit/edit.ts";
import { eolOf } from "../edit/line-style.ts";

/** Adds a member at the end of an object literal, in the layout of the others. */
export function appendMember(
  file: string,
  literal: ts.ObjectLiteralExpression,
  pieces: readonly Piece[],
): Edit {
  const last = literal.properties.at(-1);
  if (!last) return replace(file, rangeOf(literal), "{ ", ...pieces, " }");
  const source = literal.getSourceFile().text;
  const indent = /\n([ \t]*)$/.exec(source.slice(0, last.getStart()))?.[1];
  const eol = eolOf(source);
  const lead = indent === undefined ? ", " : `,${eol}${indent}`;
  return insert(file, last.getEnd(), lead, ...pieces);
}
