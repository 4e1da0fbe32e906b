import type { Severity } from "@habitshift/schemas";
import { describePlan } from "../../report/describe-plan.ts";
import { renderAccount, renderHeader } from "../../report/render-account.ts";
import { renderFindings } from "../../report/render-findings.ts";
import type { Report } from "../../report/report.ts";
import type { Style } from "../../report/style.ts";
import { countOf, listOf } from "../../report/words.ts";
import type { Checked } from "../checked.ts";
import { describeClock } from "./describe-clock.ts";

const severities = ["error", "warning", "note"] as const satisfies readonly Severity[];

/** A check as text: the places with their severity, and whether it passes, with the reason. */
export function renderText(checked: Checked, style: Style): string {
  const { findings, failures } = checked;
  const list = renderFindings(
    findings,
    ({ severity, confidence }) => `${severity}, ${confidence}`,
    style,
  );
  const verdict = failures.length === 0 ? style.green("passes") : style.red("fails");
  const because = failures.length === 0 ? "" : `: ${failures.join("; ")}`;
  const lines = [
    ...describePlan(checked).map((note) => `note: ${note}\n`),
    `${countFindings(checked)} ${describeClock(checked)}\n`,
    `${verdict}${because}\n`,
    renderAccount(checked, "to change", style),
  ];
  return [renderHeader(checked, "", style), list, lines.join("")].filter(Boolean).join("\n");
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
