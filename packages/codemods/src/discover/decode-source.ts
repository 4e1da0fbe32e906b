import { isUtf8 } from "node:buffer";
import type { SourceFile } from "../model.ts";
import { ReadError } from "./read-error.ts";

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The text of a file, without its byte order mark; encoding it again gives the same bytes.
 *
 * @throws ReadError - `unreadable` where the bytes are not UTF-8.
 */
export function decodeSource(path: string, bytes: Buffer): SourceFile {
  if (!isUtf8(bytes)) {
    throw new ReadError(describeEncoding(bytes), { file: path, fate: "unreadable" });
  }
  const bom = bytes.subarray(0, 3).equals(byteOrderMark);
  return { path, text: bytes.toString("utf8", bom ? 3 : 0), bom };
}

/** The bytes that `text` has on disk. */
export function encodeSource(text: string, bom: boolean): Buffer {
  const bytes = Buffer.from(text, "utf8");
  return bom ? Buffer.concat([byteOrderMark, bytes]) : bytes;
}

/** A file of UTF-16 as UTF-8; null for others, as its byte order mark tells. */
export function fromUtf16(bytes: Buffer): Buffer | null {
  const [first, second] = bytes;
  const [isLittle, isBig] = [first === 0xff && second === 0xfe, first === 0xfe && second === 0xff];
  if (!isLittle && !isBig) return null;
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return Buffer.from((isBig ? Buffer.from(even).swap16() : even).toString("utf16le"));
}

function describeEncoding(bytes: Buffer): string {
  return fromUtf16(bytes) ? "it is UTF-16; save it as UTF-8" : "it is not UTF-8";
}
