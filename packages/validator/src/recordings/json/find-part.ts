import { endOfValue, type JsonPart, memberOf, partsOf, skipSpace } from "./json-parts.ts";

/** What a JSON Pointer leads to in a JSON text. */
export interface FoundPart extends JsonPart {
  /** False where the text has no such value; then this is the innermost one around its place. */
  readonly isWhole: boolean;
}

/** Follows a JSON Pointer (RFC 6901) in a JSON text that starts at a unit. */
export function findPart(text: string, pointer: string, from = 0): FoundPart {
  const start = skipSpace(text, from);
  const root: JsonPart = { key: "", nameStart: start, start, end: endOfValue(text, start) };
  return follow(text, pointerSegments(pointer), root);
}

/** Follows the segments of a pointer from a value on. */
function follow(text: string, segments: readonly string[], from: JsonPart): FoundPart {
  let part = from;
  for (const segment of segments) {
    const next = childOf(text, part, segment);
    if (next === undefined) return { ...part, isWhole: false };
    part = next;
  }
  return { ...part, isWhole: true };
}

/** The segments of a JSON Pointer, decoded. */
function pointerSegments(pointer: string): string[] {
  const segments = pointer.split("/").slice(1);
  return segments.map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function childOf(text: string, { start }: JsonPart, segment: string): JsonPart | undefined {
  if (text[start] === "{") return memberOf(text, start, segment);
  for (const part of partsOf(text, start)) if (String(part.key) === segment) return part;
  return undefined;
}
