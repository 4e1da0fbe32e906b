import { countNames, mayLoseNumber } from "./odd-json.ts";
import { isSafeNumber } from "./safe-number.ts";

/** A JSON text, read, and how to write what was made of it. */
export interface ExactJson {
  readonly value: unknown;
  write(value: unknown, indent?: string): string;
}

/**
 * Reads JSON without the two losses that `JSON.parse` hides: a number that no double holds comes out
 * as it is written, and a member that is there twice is an error. In between such a number is an
 * object, which nobody takes for a number.
 *
 * @param isOdd - Whether the text may have a number that no double holds, where that is known.
 * @throws {SyntaxError} Where the text is not JSON, or names a member twice.
 */
export function readJson(text: string, isOdd = mayLoseNumber(text)): ExactJson {
  const value: unknown = JSON.parse(text);
  if (!isOdd && countNames(text) === countMembers(value)) return { value, write: writePlain };
  refuseRepeated(text);
  const marked = text.replace(token, (own) =>
    /^["{}[\],:]/.test(own) || isSafeNumber(own) ? own : JSON.stringify(mark + own),
  );
  if (marked === text) return { value, write: writePlain };
  if (/\uFDD0|\\ufdd0/i.test(text)) throw new SyntaxError("U+FDD0 is no character");
  return { value: JSON.parse(marked, revive), write: writeExactly };
}

/** A string, a number, or what gives a text its structure. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[{}[\],:]/g;
/** What a number that is kept is marked with, while it is a string; a text of one's own has no such character. */
const mark = "\uFDD0number:";
const marks = new RegExp(`"${mark}([^"]*)"`, "g");

/** A number that no double holds, as it is written. */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): string {
    return mark + this.text;
  }
}

function revive(_name: string, value: unknown): unknown {
  const isMarked = typeof value === "string" && value.startsWith(mark);
  return isMarked ? new ExactNumber(value.slice(mark.length)) : value;
}

function writePlain(value: unknown, indent?: string): string {
  return JSON.stringify(value, null, indent);
}

/** Writes what `readJson` read, or what was made of it: each number as it was written. */
export function writeExactly(value: unknown, indent?: string): string {
  return writePlain(value, indent).replace(marks, "$1");
}

/** @throws {SyntaxError} Where an object of the text, which is JSON, names a member twice. */
function refuseRepeated(text: string): void {
  const open: Set<string>[] = [];
  let before = "";
  let position = 0;
  for (const match of text.matchAll(token)) {
    const [own] = match;
    if (own === "{" || own === "[") open.push(new Set());
    else if (own === "}" || own === "]") open.pop();
    else if (own === ":") addName(open.at(-1), JSON.parse(before), position);
    before = own;
    position = match.index;
  }
}

function addName(names: Set<string> | undefined, name: string, position: number): void {
  if (names?.has(name)) {
    // As the engine says where JSON is at fault.
    const member = JSON.stringify(name);
    throw new SyntaxError(`the member ${member} is there twice in JSON at position ${position}`);
  }
  names?.add(name);
}

/** The members of a value and of all that is in it; not all of them where it is very deep. */
function countMembers(value: unknown, depth = 0): number {
  if (typeof value !== "object" || value === null || depth > deepest) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const part of value as readonly unknown[]) {
      if (typeof part === "object") count += countMembers(part, depth + 1);
    }
    return count;
  }
  // Without a list of them, as every text that is read is counted; what is inherited leads to a closer look.
  for (const name in value) {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    count += typeof part === "object" ? 1 + countMembers(part, depth + 1) : 1;
  }
  return count;
}

const deepest = 500;
