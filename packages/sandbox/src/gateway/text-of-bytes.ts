const byteOrderMark = 0xfeff;

/** The text of a body as the Fetch API reads it: without a byte order mark at the start, which no JSON has. */
export function textOfBytes(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  return text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
}
