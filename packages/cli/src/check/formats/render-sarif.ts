import { gzipSync } from "node:zlib";
import type { Log, Result, Run } from "sarif";
import { findUnreadable } from "../../report/find-unreadable.ts";
import { formatCount } from "../../report/words.ts";
import type { Checked } from "../checked.ts";
import { byWeight } from "./by-weight.ts";
import { createFixes, type RewritesOf } from "./sarif-fixes.ts";
import { sarifNotices, sarifNotifications } from "./sarif-notifications.ts";
import { findingResult, ignoredResult } from "./sarif-result.ts";
import { sarifRules } from "./sarif-rules.ts";

/** What GitHub takes of one upload; it shows the 5,000 heaviest of the results. */
const mostResults = 25_000;
const mostBytes = 10_000_000;

/** More places than these in all would make a text that is too long to write, and much too long to upload. */
const mostEvidence = 200_000;

/**
 * A check as a SARIF 2.1.0 log, cut to what GitHub takes, with the heaviest results kept and the cut said in
 * a notification.
 *
 * @param rewritesOf - The edits of a group of findings, for their fixes.
 */
export function renderSarif(checked: Checked, rewritesOf: RewritesOf = () => []): string {
  const results = resultsOf(checked, rewritesOf);
  const kept = results.slice(0, mostResults);
  const places = kept.reduce((sum, result) => sum + (result.relatedLocations?.length ?? 0), 0);
  const whole = places > mostEvidence ? null : write(checked, kept, results.length, false);
  if (whole !== null && sizeOf(whole) <= mostBytes) return whole;
  // What only explains goes first, then the lightest results.
  let bare = kept.map(({ codeFlows, relatedLocations, fixes, ...result }) => result);
  for (;;) {
    const text = write(checked, bare, results.length, true);
    const size = sizeOf(text);
    if (size <= mostBytes || bare.length === 0) return text;
    bare = bare.slice(0, Math.floor(bare.length * (mostBytes / size) * 0.95));
  }
}

/** As it is uploaded. A short text needs no packing to be known to be small. */
function sizeOf(text: string): number {
  return text.length < mostBytes / 4 ? text.length : gzipSync(text).length;
}

/** All results, the heaviest first and the suppressed last. */
function resultsOf(checked: Checked, rewritesOf: RewritesOf): Result[] {
  const { prefix, findings, ignored, asOf, baseline } = checked;
  const hasKnown = findings.some(({ baseline }) => baseline === "known");
  const context = {
    prefix,
    hasBaseline: baseline !== null,
    hasSuppressions: hasKnown || ignored.length > 0,
  };
  const fixOf = createFixes(prefix, rewritesOf);
  return [
    ...byWeight(findings).map((finding) => findingResult(finding, fixOf(finding), context)),
    ...ignored.map((place) => ignoredResult(place, asOf, context)),
  ];
}

function write(
  checked: Checked,
  results: readonly Result[],
  found: number,
  isBare: boolean,
): string {
  const { version, asOf, phase, daysToSunset, failures, fixed, prefix } = checked;
  const run: Run = {
    tool: {
      driver: {
        name: "habitshift",
        version,
        semanticVersion: version,
        rules: sarifRules(asOf),
        notifications: sarifNotices,
      },
    },
    automationDetails: { id: `habitshift/${prefix}` },
    columnKind: "utf16CodeUnits",
    // As the lines of JavaScript are counted.
    newlineSequences: ["\r\n", "\n", "\r", "\u2028", "\u2029"],
    invocations: [
      {
        executionSuccessful: findUnreadable(checked).length === 0,
        toolExecutionNotifications: sarifNotifications(
          checked,
          prefix,
          cutsOf(results.length, found, isBare),
        ),
      },
    ],
    results: [...results],
    properties: { asOf, phase, daysToSunset, failures, fixed: fixed.length },
  };
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [run],
  };
  return `${JSON.stringify(log)}\n`;
}

function cutsOf(kept: number, found: number, isBare: boolean): string[] {
  return [
    ...(kept === found
      ? []
      : [
          `${formatCount(kept)} of ${formatCount(found)} results are here, the heaviest; --format json has all of them.`,
        ]),
    ...(isBare
      ? ["Evidence and fixes are left out, as the log would be too large to upload."]
      : []),
  ];
}
