import { type LogRecordV2, mappedSchemasV2 } from "@habitshift/schemas";
import { type Check, compileCheck } from "./check.ts";
import { notAPayload } from "./conversion-error.ts";
import { type JsonObject, memberOf } from "./json.ts";
import { habitMapping } from "./mapping.ts";
import type { ConvertOptions } from "./model.ts";

/** Finds the logs of a habit by the value of its id; that of a habit without one is undefined. */
export type GivenLogs = (id: unknown) => readonly LogRecordV2[];

/** The logs by the habit that they name; those that name none by undefined. */
function groupLogs(logs: readonly LogRecordV2[]): ReadonlyMap<unknown, LogRecordV2[]> {
  const groups = new Map<unknown, LogRecordV2[]>();
  for (const log of logs) {
    const id = owner === undefined ? undefined : memberOf(log as JsonObject, owner);
    const group = groups.get(id);
    if (group) group.push(log);
    else groups.set(id, [log]);
  }
  return groups;
}

const owner = habitMapping.removals.find(({ records }) => records)?.records?.owner.member;

/** Logs of several habits; one that names none is of none. */
export function logsOfSeveral(logs: readonly LogRecordV2[]): GivenLogs {
  const groups = groupLogs(logs);
  return (id) => (id === undefined ? [] : (groups.get(id) ?? []));
}

/** Logs of the only habit that they can be of, where they name none or it has no id. */
export function logsOfOne(logs: readonly LogRecordV2[]): GivenLogs {
  const name = owner ?? "";
  return (id) => {
    if (id === undefined) return logs;
    return logs.filter((log) => {
      const named = memberOf(log as JsonObject, name);
      return named === undefined || named === id;
    });
  };
}

const checks = habitMapping.removals.flatMap(({ records }): Check[] => {
  if (!records) return [];
  const { day, skipped, amount } = records;
  const log = {
    ...mappedSchemasV2["log-record"],
    required: [day],
    if: { required: [skipped], properties: { [skipped]: { const: true } } },
    else: { required: [amount.member] },
  };
  return [compileCheck({ type: "array", items: log })];
});

/**
 * Sees that the logs that completions are filled from have a day, and an amount unless they are skips.
 *
 * @throws {ConversionError} With pointers that start at `/logs`, which is no member of the payload.
 */
export function checkLogs(logs: ConvertOptions["logs"]): void {
  if (logs === undefined) return;
  const faults = checks.flatMap((check) => check(logs));
  if (faults.length === 0) return;
  throw notAPayload(
    "a list of v2 logs",
    faults.map((fault) => ({ ...fault, path: ["logs", ...fault.path] })),
  );
}
