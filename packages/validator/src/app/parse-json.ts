import { visit } from "jsonc-parser";
import { type ServiceFault, serviceFault } from "./service-fault.ts";

/** What a JSON text says; in an object, as it may be anything. */
export interface Parsed {
  readonly value: unknown;
}

const [quote, backslash, openList, closeList, openObject, closeObject] = [34, 92, 91, 93, 123, 125];

/**
 * Parses JSON from a stranger. The messages of the engine are not used, as they quote what was sent.
 *
 * @param depth - How many arrays and objects may stand in each other.
 */
export function parseJson(text: string, depth: number): Parsed | ServiceFault {
  if (isDeeper(text, depth)) {
    return serviceFault("invalid-parameters", `The JSON is nested deeper than ${depth} levels`);
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    const place = placeOfError(text);
    return serviceFault("invalid-parameters", `It is not JSON${place}`);
  }
}

/** Whether JSON has more levels than that. Looked at before it is parsed: what walks a value later may recurse. */
export function isDeeper(text: string, limit: number): boolean {
  // Few texts have so many brackets at all, and to count them is quick.
  if (!hasMore(text, "{", "[", limit)) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === openList || code === openObject) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === closeList || code === closeObject) depth -= 1;
  }
  return false;
}

/** Whether two characters stand in a text more often than that. */
function hasMore(text: string, one: string, other: string, limit: number): boolean {
  let count = 0;
  for (const character of [one, other]) {
    let at = text.indexOf(character);
    while (at !== -1) {
      count += 1;
      if (count > limit) return true;
      at = text.indexOf(character, at + 1);
    }
  }
  return false;
}

/** Where the string ends that begins at a place; the end of the text where it does not. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

/** Ends a walk over a text that may be long. */
class Found extends Error {}

/** Where a text stops to be JSON, in words. */
function placeOfError(text: string): string {
  let place = "";
  const onError = (_: number, offset: number, __: number, line: number, column: number) => {
    place = `: line ${line + 1}, column ${column + 1} (offset ${offset})`;
    throw new Found();
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  }
  return place;
}
