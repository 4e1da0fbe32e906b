import { readFileSync } from "node:fs";
import { hashOf } from "./journal.ts";

/**
 * The hash of what stands there now; null where nothing does.
 *
 * @throws The system's error where something stands there that cannot be read.
 */
export function currentHash(path: string): string | null {
  try {
    return hashOf(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
