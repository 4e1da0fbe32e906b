import { createHash } from "node:crypto";

/** A short name for a content: two contents of one name are the same. */
export function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url");
}
