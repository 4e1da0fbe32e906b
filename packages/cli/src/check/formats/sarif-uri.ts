import { posix } from "node:path";

/**
 * A file as a URI relative to the root of the repository, each segment percent-encoded: GitHub reads
 * nothing else, and a raw space, colon or `#` makes another address of it.
 *
 * @param prefix - The working folder within the repository, `""` or `packages/app/`.
 */
export function sarifUri(prefix: string, file: string): string {
  const path = posix.normalize(prefix + file);
  return path.split("/").map(encodeSegment).join("/");
}

/** Half a character, as a file name that is no Unicode may have, cannot be encoded. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replaceAll(/\p{Surrogate}/gu, "\uFFFD")).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
