import { countOf, formatCount } from "../../report/words.ts";
import type { Checked, SeenCalls } from "../checked.ts";

/** Such as `12 calls`. */
export function describeCalls({ calls }: Pick<SeenCalls, "calls">): string {
  return calls === 0 ? "not called" : countOf(calls, "call");
}

/** What recorded traffic says, a line each; none where there is no record. */
export function describeTraffic({ traffic, findings }: Checked): string[] {
  if (traffic === null) return [];
  const { file, calls, others, explained, unexplained } = traffic;
  const told = findings.flatMap((finding) => finding.traffic ?? []);
  const still = told.filter((seen) => seen.calls > 0).length;
  const rows = [
    ...explained.map((each) => ({ each, name: `${each.method} ${each.path}`, by: "" })),
    ...unexplained.map((each) => ({
      each,
      name: `${each.method} ${each.path}`,
      by: "  by nothing that was found here",
    })),
  ];
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const beside = others > 0 ? `, beside ${countOf(others, "other request")}` : "";
  return [
    `${countOf(calls, "call")} of v1 in ${file}${beside}${rows.length > 0 ? ":" : ""}`,
    ...rows.map(
      ({ name, each, by }) => `  ${name.padEnd(width)}  ${describeCalls(each)}${lastOf(each)}${by}`,
    ),
    ...(told.length === 0
      ? []
      : [
          `${countOf(still, "finding")} ${still === 1 ? "is" : "are"} called there, ${formatCount(told.length - still)} ${told.length - still === 1 ? "is" : "are"} not`,
        ]),
  ];
}

function lastOf({ lastSeen }: SeenCalls): string {
  return lastSeen === null ? "" : `, the last on ${lastSeen.slice(0, 16).replace("T", " at ")}`;
}
