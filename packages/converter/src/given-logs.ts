import { schemasV2 } from "@habitshift/schemas";
import { type Check, compileCheck } from "./check.ts";
import { notAPayload } from "./conversion-error.ts";
import { habitMapping } from "./mapping.ts";
import type { ConvertOptions } from "./model.ts";

const checks = habitMapping.removals.flatMap(({ records }): Check[] => {
  if (!records) return [];
  const { day, skipped, amount } = records;
  const log = {
    ...schemasV2["log-record"],
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
