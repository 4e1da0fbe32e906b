import type { LogEntry } from "@habitshift/validator/http";
import type { Io } from "../io.ts";

/** Takes the lines of a server's log: JSON on standard error, each with its time. */
export function logTo({ now, stderr }: Io): (entry: LogEntry) => void {
  return (entry) => {
    stderr.write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);
  };
}
