import { countOf, formatCount } from "../../report/words.ts";
import type { Checked, CheckedFinding, SeenCalls } from "../checked.ts";

/** Such as `12 calls, last 2025-02-01 10:00`. */
export function describeCalls({ calls, lastSeen }: SeenCalls): string {
  if (calls === 0) return "not seen";
  return `${countOf(calls, "call")}${lastSeen === null ? "" : `, last ${minuteOf(lastSeen)}`}`;
}

function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace("T", " ");
}

/** What recorded traffic says, a line each; none where there is no record. */
export function describeTraffic({ traffic, findings }: Checked): string[] {
  if (traffic === null) return [];
  const { file, calls, others, unexplained } = traffic;
  const told = findings.filter((finding): finding is CheckedFinding & { traffic: SeenCalls } => {
    return finding.traffic !== null;
  });
  const still = told.filter((finding) => finding.traffic.calls > 0).length;
  const beside = others > 0 ? ` beside ${countOf(others, "other request")}` : "";
  const found =
    told.length === 0
      ? ""
      : `; of the findings ${formatCount(still)} ${still === 1 ? "is" : "are"} called, ${formatCount(told.length - still)} not seen`;
  const rows = unexplained.map((each) => ({ name: `${each.method} ${each.path}`, each }));
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const changes = Math.max(0, ...rows.map(({ each }) => each.change.length));
  return [
    `${countOf(calls, "call")} of v1 in ${file}${beside}${found}`,
    ...(rows.length > 0 ? ["called as well, but by nothing that was found here:"] : []),
    ...rows.map(
      ({ name, each }) =>
        `  ${name.padEnd(width)}  ${each.change.padEnd(changes)}  ${describeCalls(each)}`,
    ),
  ];
}
