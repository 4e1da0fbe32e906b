import type { Severity } from "@habitshift/schemas";
import { describePlan } from "../../report/describe-plan.ts";
import { renderAccount, renderHeader } from "../../report/render-account.ts";
import { renderFindings } from "../../report/render-findings.ts";
import type { Style } from "../../report/style.ts";
import { onOneLine } from "../../report/words.ts";
import type { Checked, CheckedFinding } from "../checked.ts";
import { describeBaseline } from "./describe-baseline.ts";
import { describeClock } from "./describe-clock.ts";
import { describeCalls, describeTraffic } from "./describe-traffic.ts";
import { describeFindings, describeVerdict } from "./describe-verdict.ts";

const colours = { error: "red", warning: "yellow", note: "cyan" } as const satisfies Record<
  Severity,
  keyof Style
>;

/** More that is fixed is counted, not listed. */
const longestList = 10;

/** A check as text: the places with their severity, what is known of them, and whether it passes, with the reason. */
export function renderText(checked: Checked, style: Style): string {
  const list = renderFindings(
    checked.findings.filter(({ baseline }) => baseline !== "known"),
    labelOf,
    style,
    { colourOf: ({ severity }) => style[colours[severity]] },
  );
  const { failures, since } = checked;
  const verdict = describeVerdict(checked).replace(/^\w+/, (word) =>
    failures.length === 0 ? style.green(word) : style.red(word),
  );
  const lines = [
    ...describePlan(checked).map((note) => `note: ${note}`),
    `${describeFindings(checked)} ${describeClock(checked)}`,
    ...(since !== null && since.leftOut > 0
      ? [`${since.leftOut} elsewhere, which this branch did not touch`]
      : []),
    ...describeBaseline(checked),
    ...describeTraffic(checked),
  ];
  const parts = [
    renderHeader(checked, "", style),
    list,
    renderFixed(checked, style),
    `${[...lines, verdict].join("\n")}\n${renderAccount(checked, "to change", style)}`,
  ];
  return parts.filter(Boolean).join("\n");
}

function labelOf({ severity, confidence, baseline, traffic }: CheckedFinding): string {
  return [
    severity,
    confidence,
    ...(baseline === null ? [] : [baseline]),
    ...(traffic === null ? [] : [describeCalls(traffic)]),
  ].join(", ");
}

/** What a baseline knew and nobody finds any more. */
function renderFixed({ fixed }: Checked, style: Style): string {
  if (fixed.length === 0) return "";
  const shown = fixed.slice(0, longestList);
  const width = Math.max(...shown.map(({ change }) => change.length));
  const rest = fixed.length - shown.length;
  return [
    `${style.green("fixed")}\n`,
    ...shown.map(
      ({ change, before, file }) =>
        `  ${change.padEnd(width)}  ${onOneLine(before)}  ${style.dim(`in ${onOneLine(file)}`)}\n`,
    ),
    ...(rest > 0 ? [`  and ${rest} more\n`] : []),
  ].join("");
}
