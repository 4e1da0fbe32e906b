/** A step of a JSON Pointer: the name of a member or the index of an element. */
export type Segment = string | number;

/** The JSON Pointer (RFC 6901) of a path from the root; the root itself is the empty text. */
export function pointerTo(path: readonly Segment[]): string {
  let pointer = "";
  for (const segment of path) pointer += `/${escaped(segment)}`;
  return pointer;
}

/** Nearly no name has a character to escape, so look before replacing. */
function escaped(segment: Segment): Segment {
  if (typeof segment === "number") return segment;
  if (!segment.includes("~") && !segment.includes("/")) return segment;
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
