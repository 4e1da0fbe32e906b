import { describePlan } from "../../report/describe-plan.ts";
import { countOf } from "../../report/words.ts";
import type { Checked } from "../checked.ts";
import { describeTraffic } from "./describe-traffic.ts";

/** What is true of a whole check and its reader should not miss, a line each. */
export function describeRun(checked: Checked): string[] {
  const { since } = checked;
  return [
    ...describePlan(checked),
    ...(since === null
      ? []
      : [
          `only what was changed since ${since.revision} is judged; ${countOf(since.leftOut, "place")} elsewhere left out`,
        ]),
    ...describeTraffic(checked).map((line) => line.trim()),
  ];
}
