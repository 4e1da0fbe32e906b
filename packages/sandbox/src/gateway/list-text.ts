/** The text of a JSON list, or of what a list stands in; its items are objects with nothing between them but commas. */
export interface ListText {
  readonly text: string;
  /** Where the first item starts. */
  readonly start: number;
  /** Where items end, as far as anyone looked. */
  readonly ends: number[];
}

/** From where to where an item is. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where an item of a list is, if those in front of it were looked for; undefined where none starts. */
export function placeOf({ text, start, ends }: ListText, index: number): Place | undefined {
  const before = ends[index - 1];
  const from = before === undefined ? start : before + 1;
  const to = ends[index] ?? endOfObject(text, from);
  if (to === undefined) return undefined;
  ends[index] = to;
  return { from, to };
}

/** True where another item follows one that ends there. */
export function hasNext(text: string, end: number): boolean {
  return text.charCodeAt(end) === comma;
}

/** Where the object that starts at a place of a JSON text ends; undefined where none starts, or it does not end. */
export function endOfObject(text: string, start: number): number | undefined {
  if (text.charCodeAt(start) !== brace) return undefined;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === brace || code === bracket) depth += 1;
    else if (code === braceEnd || code === bracketEnd) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** Where the quotation mark is that ends a string; behind the text where none is. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return text.length;
}

const [quote, comma, backslash] = [34, 44, 92];
const [brace, braceEnd, bracket, bracketEnd] = [123, 125, 91, 93];
