import { countOf, formatCount, listOf } from "../../report/words.ts";
import type { BaselineUse, Checked } from "../checked.ts";

/** What became of a baseline, a sentence each; none where there is no baseline. */
export function describeBaseline({ baseline, findings, fixed }: Checked): string[] {
  if (baseline === null) return [];
  if (baseline.update !== null) return describeUpdate(baseline, baseline.update);
  const { file } = baseline;
  const known = findings.filter((finding) => finding.baseline === "known").length;
  return [
    ...(known > 0 ? [`${countOf(known, "known finding")} in ${file}, not listed here`] : []),
    ...(fixed.length > 0
      ? [
          `${formatCount(fixed.length)} of ${file} ${fixed.length === 1 ? "is" : "are"} fixed: --update-baseline takes ${fixed.length === 1 ? "it" : "them"} out`,
        ]
      : []),
  ];
}

function describeUpdate(
  { file, new: open }: BaselineUse,
  { isCreated, added, pruned, moved, total }: NonNullable<BaselineUse["update"]>,
): string[] {
  if (isCreated) return [`wrote ${file} with ${countOf(total, "finding")}`];
  const done = [
    ...(pruned > 0 ? [`${formatCount(pruned)} fixed taken out`] : []),
    ...(moved > 0
      ? [`${formatCount(moved)} moved with ${moved === 1 ? "its" : "their"} file`]
      : []),
    ...(added > 0 ? [`${formatCount(added)} new taken in`] : []),
  ];
  return [
    `${file}: ${done.length === 0 ? "nothing to change" : listOf(done)}; ${countOf(total, "finding")} in it`,
    ...(open > 0
      ? [
          `${countOf(open, "new finding")} left out, as a baseline only gets shorter: --accept-new takes ${open === 1 ? "it" : "them"} in`,
        ]
      : []),
  ];
}
