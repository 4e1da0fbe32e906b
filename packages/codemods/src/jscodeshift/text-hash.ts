import { createHash } from "node:crypto";

/** What tells two texts apart, the byte order mark included. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
