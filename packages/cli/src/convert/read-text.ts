/**
 * All of a source as text.
 *
 * @param largest - In bytes.
 */
export async function readText(
  source: AsyncIterable<Uint8Array>,
  largest: number,
): Promise<string | { readonly fault: string }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > largest) return { fault: "it is too large to be read whole; write it as NDJSON" };
  }
  const bytes = Buffer.concat(chunks);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const isUtf16 = ["fffe", "feff"].includes(bytes.toString("hex", 0, 2));
    return { fault: isUtf16 ? "it is UTF-16; save it as UTF-8" : "it is not UTF-8" };
  }
}
