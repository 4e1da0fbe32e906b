import { readFileSync } from "node:fs";
import { systemErrorCode } from "../system-error.ts";
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
    if (systemErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}
