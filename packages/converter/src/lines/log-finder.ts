import type { LogRecordV2 } from "@habitshift/schemas";
import type { LogFinder } from "../convert-any.ts";
import { checkLogs, logsOfSeveral } from "../given-logs.ts";
import { isJsonObject, memberOf } from "../json.ts";
import { habitMapping } from "../mapping.ts";

/**
 * Finds the logs of each habit among those of many, looked up once: for a conversion of an archive to v1.
 *
 * @throws {ConversionError} Where one has no day, or no amount and is no skip.
 */
export function createLogFinder(logs: readonly LogRecordV2[]): LogFinder {
  checkLogs(logs);
  const logsOf = logsOfSeveral(logs);
  return (kind, payload, isAlone) => {
    if (kind !== "habit" || isAlone) return logs;
    return isJsonObject(payload) ? logsOf(memberOf(payload, idName)) : [];
  };
}

const idName = habitMapping.removals.find(({ records }) => records)?.records?.owner.from ?? "";
