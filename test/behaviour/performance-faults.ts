import { isDeepStrictEqual } from "node:util";
import type { Performance } from "./play.ts";

const shorten = (text = "") => JSON.stringify(text.slice(0, 200));

function firstDifference(expected: string, actual: string): readonly string[] {
  const lines = expected.split("\n");
  const others = actual.split("\n");
  const length = Math.max(lines.length, others.length);
  for (let at = 0; at < length; at++) {
    if (lines[at] !== others[at]) {
      return [`printed line ${at + 1}: ${shorten(lines[at])} became ${shorten(others[at])}`];
    }
  }
  return [];
}

/** What is wrong with the integration itself, before anything was migrated. */
export function originalFaults({ code, stderr, refused, printed }: Performance): readonly string[] {
  return [
    ...(code === 0 ? [] : [`the case is broken: exit ${code}: ${stderr.slice(0, 400)}`]),
    ...(printed.trim() === "" ? ["the case is broken: it prints nothing"] : []),
    ...refused.map((reason) => `the case is broken: v1 refused ${reason}`),
  ];
}

/** In what the migrated integration behaves otherwise than the original. */
export function migratedFaults(original: Performance, migrated: Performance): readonly string[] {
  const errors = migrated.stderr.split("\n").filter((line) => /error/i.test(line));
  return [
    ...(migrated.code === 0 ? [] : [`exit ${migrated.code}: ${errors.slice(0, 2).join(" | ")}`]),
    ...firstDifference(original.printed, migrated.printed),
    ...(isDeepStrictEqual(original.state, migrated.state) ? [] : ["the final state differs"]),
    ...migrated.refused.map((reason) => `refused: ${reason}`),
  ];
}
