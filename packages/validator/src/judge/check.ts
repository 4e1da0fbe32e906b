import type { Findings } from "./findings.ts";
import { report } from "./findings.ts";
import { nameOf, type Place, pointerOf } from "./place.ts";

/** Reports what is wrong with a value that stands at a place of a body. */
export type Check = (value: unknown, place: Place | undefined, findings: Findings) => void;

/** Reports a value that never was valid v2; `expected` ends a sentence that begins with its name. */
export function refuse(
  place: Place | undefined,
  expected: string,
  fix: string,
  findings: Findings,
): void {
  report(findings, {
    change: "v2-invalid",
    severity: "error",
    in: "body",
    pointer: pointerOf(place),
    message: `${nameOf(place)} ${expected}`,
    fix,
  });
}
