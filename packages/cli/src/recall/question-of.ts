import { createHash } from "node:crypto";
import { geteuid, version } from "node:process";
import { isatty } from "node:tty";
import { dayOf } from "../day-of.ts";

/** The name of what a run is asked: all that decides its answer but for what it sees. */
export function questionOf(argv: readonly string[], cwd: string, now: Date): string {
  const asked = [argv, cwd, dayOf(now), isatty(1), isatty(2), geteuid?.(), version];
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}
