import { isSafeNumber, LosslessNumber, parse, stringify } from "lossless-json";

/** A JSON text, read, and how to write what was made of it. */
export interface ExactJson {
  readonly value: unknown;
  write(value: unknown, indent?: string): string;
}

/**
 * Reads JSON without the two losses that `JSON.parse` hides: a number that no double holds stays as it
 * is written, and a member that is there twice with two values is an error.
 *
 * @throws {SyntaxError} Where the text is not JSON, or says two things of one member.
 */
export function readJson(text: string): ExactJson {
  const value: unknown = JSON.parse(text);
  if (!longNumber.test(text) && !mayRepeat(text, value)) return { value, write: writeJson };
  return { value: parse(text, null, { parseNumber }), write: writeExactly };
}

/** Sixteen digits may be too many for a double, and three of an exponent; a text may have them, too. */
const longNumber = /[\d.]{16}|\d[eE][+-]?\d{3}/;

function parseNumber(text: string): number | LosslessNumber {
  return isSafeNumber(text) ? Number(text) : new LosslessNumber(text);
}

function writeJson(value: unknown, indent?: string): string {
  return JSON.stringify(value, null, indent);
}

function writeExactly(value: unknown, indent?: string): string {
  return stringify(value, null, indent) ?? "null";
}

/**
 * Whether a text may name a member twice: it has more ends of names than the value has members. A
 * string that looks like one, or white space before a colon, makes it true as well.
 */
function mayRepeat(text: string, value: unknown): boolean {
  if (spacedColon.test(text)) return true;
  let names = 0;
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2)) names += 1;
  return names !== countMembers(value);
}

const spacedColon = /"\s+:/;

/** The members of a value and of all that is in it, however deep. */
function countMembers(value: unknown): number {
  let count = 0;
  const open = [value];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== "object" || node === null) continue;
    const parts: unknown[] = Object.values(node);
    if (!Array.isArray(node)) count += parts.length;
    for (const part of parts) if (typeof part === "object") open.push(part);
  }
  return count;
}
