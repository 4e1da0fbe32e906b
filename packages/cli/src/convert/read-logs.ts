import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ConversionError, createLogFinder, type LogFinder } from "@habitshift/converter";
import { UsageError } from "../usage-error.ts";

/**
 * Reads the logs that complete habits on the way to v1: a JSON list, or NDJSON.
 *
 * @throws UsageError - where the file cannot be read or is no list of logs.
 */
export function readLogs(cwd: string, name: string): LogFinder {
  try {
    const text = readFileSync(resolve(cwd, name), "utf8").replace(/^\uFEFF/, "");
    const isList = text.trimStart().startsWith("[");
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    return createLogFinder(isList ? JSON.parse(text) : lines.map((line) => JSON.parse(line)));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const what = cause instanceof ConversionError || cause instanceof SyntaxError;
    const problem = what ? "does not hold v2 logs" : "cannot be read";
    throw new UsageError(`--logs: ${name} ${problem}: ${why}`, { cause });
  }
}
