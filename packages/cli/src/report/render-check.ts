import type { Severity } from "@habitshift/schemas";
import { describePlan } from "./describe-plan.ts";
import { renderAccount, renderHeader } from "./render-account.ts";
import { renderFindings } from "./render-findings.ts";
import type { Report } from "./report.ts";
import type { Style } from "./style.ts";
import { countOf, listOf } from "./words.ts";

const severities = ["error", "warning", "note"] as const satisfies readonly Severity[];

/** A check as text: the places with their severity, and whether it passes, with the reason. */
export function renderCheck(report: Report, failures: readonly string[], style: Style): string {
  const { findings } = report;
  const list = renderFindings(
    findings,
    ({ severity, confidence }) => `${severity}, ${confidence}`,
    style,
  );
  const verdict = failures.length === 0 ? style.green("passes") : style.red("fails");
  const because = failures.length === 0 ? "" : `: ${failures.join("; ")}`;
  const lines = [
    ...describePlan(report).map((note) => `note: ${note}\n`),
    `${countFindings(report)} on ${report.asOf} (${report.phase}, ${describeSunset(report)})\n`,
    `${verdict}${because}\n`,
    renderAccount(report, "to change", style),
  ];
  return [renderHeader(report, "", style), list, lines.join("")].filter(Boolean).join("\n");
}

function countFindings({ findings }: Report): string {
  if (findings.length === 0) return "no v1 use of the API";
  const counts = severities
    .map(
      (severity) =>
        [severity, findings.filter((found) => found.severity === severity).length] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => countOf(count, severity));
  return `${countOf(findings.length, "finding")}: ${listOf(counts)}`;
}

function describeSunset({ daysToSunset }: Report): string {
  if (daysToSunset === 0) return "the day of the v1 sunset";
  const days = countOf(Math.abs(daysToSunset), "day");
  return daysToSunset > 0 ? `${days} to the v1 sunset` : `${days} after the v1 sunset`;
}
