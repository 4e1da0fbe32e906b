import type { Piece, SourceText } from "../source-text.ts";
import type { Lookup } from "./shell-command.ts";
import { readRun } from "./shell-text.ts";

const line = /([^\r\n]*)(\r\n|\n|\r|$)/y;

/** Reads a here-document that starts at a unit, up to the line that is the word. */
export function readHereDocument(
  text: string,
  from: number,
  word: string,
  lookup: Lookup | null,
): { readonly text: SourceText; readonly end: number } {
  const pieces: Piece[] = [];
  let at = from;
  while (at < text.length) {
    line.lastIndex = at;
    const [whole = "", own = ""] = line.exec(text) ?? [];
    const next = at + Math.max(whole.length, 1);
    if (own.trim() === word) return { text: pieces, end: next };
    pieces.push(
      ...(lookup === null ? [pieceAt(text, at, next)] : expanded(text, at, next, lookup)),
    );
    at = next;
  }
  return { text: pieces, end: text.length };
}

function pieceAt(text: string, start: number, end: number): Piece {
  return { text: text.slice(start, end), start, end };
}

/** A line with its variables replaced. */
function expanded(text: string, from: number, to: number, lookup: Lookup): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  while (at < to) {
    const dollar = text.indexOf("$", at);
    const stop = dollar === -1 || dollar >= to ? to : dollar;
    if (stop > at) pieces.push(pieceAt(text, at, stop));
    at = stop;
    if (at >= to) break;
    const run = readRun(text, at, lookup);
    pieces.push(...(run?.pieces ?? []));
    at = Math.max(run?.end ?? 0, at + 1);
  }
  return pieces;
}
