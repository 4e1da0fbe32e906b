import type { Span } from "../span.ts";

/** A value in a JSON text. */
export interface JsonPart extends Span {
  /** The name of a member, or the index of an element. */
  readonly key: string | number;
  /** Where the name starts; for an element, the value. */
  readonly nameStart: number;
}

const quote = 34;
const backslash = 92;
const closers: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Where the next unit stands that is neither white space nor a byte order mark. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\r\n\uFEFF".includes(text.charAt(at))) at += 1;
  return at;
}

/**
 * The members or elements of the value that starts at a unit. A text that is not JSON gives those in
 * front of the fault, one that is cut off the last one as far as it goes.
 */
export function* partsOf(text: string, from: number): Generator<JsonPart> {
  const opener = text.charAt(from);
  const closer = closers[opener];
  if (closer === undefined) return;
  let at = skipSpace(text, from + 1);
  for (let index = 0; at < text.length && text[at] !== closer; index++) {
    const name = opener === "{" ? readName(text, at) : { key: index, end: at };
    if (name === undefined) return;
    const end = endOfValue(text, name.end);
    if (end === name.end) return;
    yield { key: name.key, nameStart: at, start: name.end, end };
    at = skipSpace(text, end);
    if (text[at] !== ",") return;
    at = skipSpace(text, at + 1);
  }
}

/** The name of a member, and where its value starts. */
function readName(text: string, at: number): { key: string; end: number } | undefined {
  if (text[at] !== '"') return undefined;
  const end = endOfString(text, at);
  const colon = skipSpace(text, end);
  if (text[colon] !== ":") return undefined;
  const raw = text.slice(at, end);
  try {
    const key = raw.includes("\\") ? String(JSON.parse(raw)) : raw.slice(1, -1);
    return { key, end: skipSpace(text, colon + 1) };
  } catch {
    return undefined;
  }
}

/** Where the value ends that starts at a unit; the end of the text, where it is not closed. */
export function endOfValue(text: string, from: number): number {
  const first = text.charAt(from);
  if (first === '"') return endOfString(text, from);
  if (closers[first] !== undefined) return endOfContainer(text, from);
  let at = from;
  while (at < text.length && !/[\s,\]}:"[{]/.test(text.charAt(at))) at += 1;
  return at;
}

function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end + 1;
  }
  return text.length;
}

function endOfContainer(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** The member of an object that has the name: the last one, as for `JSON.parse`. */
export function memberOf(text: string, from: number, name: string): JsonPart | undefined {
  let found: JsonPart | undefined;
  for (const part of partsOf(text, from)) if (part.key === name) found = part;
  return found;
}
