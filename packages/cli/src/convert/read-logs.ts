import { createReadStream, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { ConversionError, createLogFinder, type LogFinder } from "@habitshift/converter";
import type { LogRecordV2 } from "@habitshift/schemas";
import { UsageError } from "../usage-error.ts";

/**
 * Reads the logs that complete habits on the way to v1: a JSON list, or NDJSON.
 *
 * @throws UsageError - where the file cannot be read or is no list of logs.
 */
export async function readLogs(cwd: string, name: string): Promise<LogFinder> {
  let line = 0;
  try {
    const path = resolve(cwd, name);
    const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
    const logs: LogRecordV2[] = [];
    for await (const text of lines) {
      line += 1;
      const own = text.replace(/^\uFEFF/, "").trim();
      // A list is read whole; its lines are none by themselves.
      if (line === 1 && own.startsWith("[")) return createLogFinder(readList(path));
      if (own !== "") logs.push(JSON.parse(own));
    }
    return createLogFinder(logs);
  } catch (cause) {
    throw new UsageError(`--logs: ${explain(name, line, cause)}`, { cause });
  }
}

function readList(path: string): LogRecordV2[] {
  return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
}

function explain(name: string, line: number, cause: unknown): string {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof SyntaxError) return `${name}:${line} is not JSON: ${why}`;
  if (cause instanceof ConversionError) return `${name} does not hold v2 logs: ${why}`;
  return `${name} cannot be read: ${why}`;
}
