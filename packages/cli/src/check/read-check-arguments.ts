import type { Severity } from "@habitshift/schemas";
import type { ArgumentsOf } from "../arguments.ts";
import {
  readDate,
  readDays,
  readPaths,
  readServiceUrl,
  single,
  type Values,
} from "../flag-values.ts";
import { UsageError } from "../usage-error.ts";
import type { BaselineWish } from "./baseline/use-baseline.ts";
import { readWantedReports } from "./read-wanted-reports.ts";

/**
 * What the parsed values of a `check` ask for.
 *
 * @param words - The command line itself, as it matters which output stands behind which format.
 * @throws UsageError - where a value makes no sense, or two do not go together.
 */
export function readCheckArguments(values: Values, words: readonly string[]): ArgumentsOf<"check"> {
  const changedSince = single(values, "changed-since");
  const baseline = readBaselineWish(values);
  if (baseline?.update && changedSince !== null)
    throw new UsageError(
      "--update-baseline and --changed-since cannot both be given: a baseline is of all that is found",
    );
  return {
    command: "check",
    reports: readWantedReports(words),
    paths: readPaths(values),
    asOf: readDate(values, "as-of"),
    failOn: (single(values, "fail-on") ?? "error") as Severity | "never",
    failWithinDays: readDays(values, "fail-within"),
    baseline,
    changedSince,
    traffic: single(values, "traffic"),
    serviceUrl: readServiceUrl(values),
    config: values["no-config"] !== true,
    cache: values["no-cache"] !== true,
  };
}

function readBaselineWish(values: Values): BaselineWish | null {
  const file = single(values, "baseline");
  const update = values["update-baseline"] === true;
  const acceptNew = values["accept-new"] === true;
  if (acceptNew && !update)
    throw new UsageError("--accept-new goes with --update-baseline, which writes the baseline");
  if (file !== null) return { file, update, acceptNew };
  if (update) throw new UsageError("--update-baseline needs --baseline FILE, which it writes");
  return null;
}
