import { once } from "node:events";
import { createWriteStream, openSync } from "node:fs";
import { finished } from "node:stream/promises";
import type { LogEntry } from "../app/app-options.ts";

/** A file that takes what was judged, one request a line. */
export interface RecordFile {
  readonly record: (entry: object) => Promise<void> | undefined;
  /** Resolves when all is written. */
  readonly close: () => Promise<void>;
}

/** Who recorded the traffic may read it, and nobody else. */
const mode = 0o600;

/**
 * Opens a file to append to.
 *
 * @throws Error - where it cannot be written.
 */
export function openRecordFile(path: string, log: (entry: LogEntry) => void): RecordFile {
  const stream = createWriteStream(path, { fd: openSync(path, "a", mode) });
  let isOpen = true;
  stream.on("error", ({ message }) => {
    isOpen = false;
    log({ level: "error", message: `nothing more is recorded: ${message}` });
  });
  return {
    record(entry) {
      if (!isOpen || stream.write(`${JSON.stringify(entry)}\n`)) return undefined;
      return once(stream, "drain").then(
        () => undefined,
        () => undefined,
      );
    },
    async close() {
      if (!isOpen) return;
      stream.end();
      await finished(stream).catch(() => {});
    },
  };
}
