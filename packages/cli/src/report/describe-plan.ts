import type { MigrationPlan } from "@habitshift/codemods";
import { countOf, onOneLine } from "./words.ts";

type Told = Pick<MigrationPlan, "notices" | "ignored" | "idleIgnores">;

/** What is true of a whole run and its reader should not miss, a sentence each. */
export function describePlan({ notices, ignored, idleIgnores }: Told): string[] {
  return [
    ...notices,
    ...(ignored.length === 0
      ? []
      : [`${countOf(ignored.length, "place")} ignored, as comments in the code say`]),
    ...idleIgnores.map(
      ({ file, line, reason }) =>
        `the habitshift-ignore comment at ${file}:${line} keeps nothing: ${reason}`,
    ),
  ].map(onOneLine);
}
