import type { Piece } from "../source-text.ts";
import type { Span } from "../span.ts";
import type { Lookup } from "./shell-command.ts";

/** What a quoted or bare run of a word says, and where it ends. */
export interface ShellRun {
  readonly pieces: readonly Piece[];
  readonly end: number;
  /** False where a quote is not closed. */
  readonly isClosed: boolean;
  /** The commands of a `$(…)`. */
  readonly nested?: Span;
}

const bare = /[^\s'"\\$`;&|<>()]+/y;
const variable = /\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(?::?[-=]([^{}]*))?[^{}]*\}|([\d@*#?!-]))/y;
const controls: Readonly<Record<string, string>> = {
  ...{ n: "\n", t: "\t", r: "\r", a: "\u0007", b: "\b", e: "\u001B", E: "\u001B" },
  ...{ f: "\f", v: "\v" },
};

/** Reads what stands at a unit of a POSIX shell script inside of a word; undefined where the word ends. */
export function readRun(text: string, at: number, lookup: Lookup): ShellRun | undefined {
  const first = text.charAt(at);
  if (first === "'") return readSingle(text, at);
  if (first === '"') return readDouble(text, at + 1, lookup);
  if (first === "$" && text[at + 1] === "'") return readAnsi(text, at + 2);
  if (first === "$" && text[at + 1] === '"') return readDouble(text, at + 2, lookup);
  if (first === "$" || first === "`") return readExpansion(text, at, lookup);
  if (first === "\\") return readEscape(text, at);
  bare.lastIndex = at;
  const found = bare.exec(text)?.[0];
  return found === undefined ? undefined : closed([piece(found, at, at + found.length)]);
}

function closed(pieces: readonly Piece[], end = pieces.at(-1)?.end ?? 0): ShellRun {
  return { pieces, end, isClosed: true };
}

function piece(text: string, start: number, end: number): Piece {
  return { text, start, end };
}

function readSingle(text: string, at: number): ShellRun {
  const end = text.indexOf("'", at + 1);
  if (end === -1) return { pieces: [], end: text.length, isClosed: false };
  return closed([piece(text.slice(at + 1, end), at + 1, end)], end + 1);
}

function readEscape(text: string, at: number): ShellRun {
  const newline = /\\(?:\r\n|\n)/y;
  newline.lastIndex = at;
  const length = newline.exec(text)?.[0].length;
  if (length !== undefined) return closed([], at + length);
  return closed([piece(text.charAt(at + 1), at, Math.min(at + 2, text.length))]);
}

const doubleRun = /[^"\\$`]+|\\(?:[\\"$`]|\r?\n)|\\/y;

/** What stands in double quotes, from behind the first of them. */
function readDouble(text: string, from: number, lookup: Lookup): ShellRun {
  const pieces: Piece[] = [];
  let at = from;
  let nested: Span | undefined;
  while (at < text.length && text[at] !== '"') {
    const run = readInDouble(text, at, lookup);
    pieces.push(...run.pieces);
    nested ??= run.nested;
    at = run.end;
  }
  const isClosed = at < text.length;
  const found = nested === undefined ? {} : { nested };
  return { pieces, end: Math.min(at + 1, text.length), isClosed, ...found };
}

function readInDouble(text: string, at: number, lookup: Lookup): ShellRun {
  if (text[at] === "$" || text[at] === "`") return readExpansion(text, at, lookup);
  doubleRun.lastIndex = at;
  const raw = doubleRun.exec(text)?.[0] ?? text.charAt(at);
  const isEscape = raw.length > 1 && raw.startsWith("\\");
  if (!isEscape) return closed([piece(raw, at, at + raw.length)]);
  const own = raw.endsWith("\n") ? [] : [piece(raw.slice(1), at, at + raw.length)];
  return closed(own, at + raw.length);
}

const ansiRun =
  /[^'\\]+|\\u[0-9a-fA-F]{1,4}|\\U[0-9a-fA-F]{1,8}|\\x[0-9a-fA-F]{1,2}|\\[0-7]{1,3}|\\./gsy;

/** What stands in `$'…'`, from behind the quote. */
function readAnsi(text: string, from: number): ShellRun {
  const pieces: Piece[] = [];
  let at = from;
  while (at < text.length && text[at] !== "'") {
    ansiRun.lastIndex = at;
    const raw = ansiRun.exec(text)?.[0] ?? text.charAt(at);
    pieces.push(piece(ansiValue(raw), at, at + raw.length));
    at += raw.length;
  }
  return { pieces, end: Math.min(at + 1, text.length), isClosed: at < text.length };
}

function ansiValue(raw: string): string {
  if (!raw.startsWith("\\")) return raw;
  const rest = raw.slice(1);
  const hex = /^[uUx]([0-9a-fA-F]+)$/.exec(rest)?.[1];
  if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), raw);
  if (/^[0-7]+$/.test(rest)) return characterOf(Number.parseInt(rest, 8), raw);
  return controls[rest] ?? rest;
}

function characterOf(code: number, raw: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : raw;
}

/** A variable, or what a command would print. */
function readExpansion(text: string, at: number, lookup: Lookup): ShellRun {
  if (text.startsWith("$(", at)) {
    const end = endOfParens(text, at + 1);
    const nested = { start: at + 2, end: text[end - 1] === ")" ? end - 1 : end };
    return { ...unknownUpTo(text, at, end), nested };
  }
  if (text[at] === "`") {
    const end = text.indexOf("`", at + 1);
    return unknownUpTo(text, at, end === -1 ? text.length : end + 1);
  }
  variable.lastIndex = at;
  const match = variable.exec(text);
  if (match === null) return closed([piece("$", at, at + 1)]);
  const [raw, plain, braced, fallback] = match;
  const name = plain ?? braced;
  const value = (name === undefined ? undefined : lookup(name)) ?? fallback;
  const end = at + raw.length;
  if (value === undefined) return unknownUpTo(text, at, end);
  return closed(value === "" ? [] : [piece(value, at, end)], end);
}

function unknownUpTo(text: string, start: number, end: number): ShellRun {
  return closed([{ text: text.slice(start, end), start, end, isUnknown: true }]);
}

/** Where the parenthesis is closed that opens at a unit. */
function endOfParens(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text[at];
    if (unit === "\\") at += 1;
    else if (unit === "'") at = Math.max(text.indexOf("'", at + 1), at);
    else if (unit === "(") depth += 1;
    else if (unit === ")") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}
