import { isDeepStrictEqual } from "node:util";
import type { CaseManifest } from "./integration-case.ts";

type Files = Readonly<Record<string, string>>;

/** What a migration changed or lost although `case.json` says that it must not. */
export function sourceFaults(manifest: CaseManifest, before: Files, after: Files) {
  const { untouched = [], keeps = {}, noChanges = false } = manifest;
  const named = [...untouched, ...Object.keys(keeps)];
  return [
    ...named
      .filter((path) => before[path] === undefined)
      .map((path) => `the case is broken: it has no ${path}`),
    ...untouched.filter((path) => before[path] !== after[path]).map((path) => `touched ${path}`),
    ...Object.entries(keeps).flatMap(([path, words]) =>
      words
        .filter((word) => !after[path]?.includes(word))
        .map((word) => `${path} has no ${word} any more`),
    ),
    ...(noChanges && !isDeepStrictEqual(before, after)
      ? ["changed a project that does not use the service"]
      : []),
  ];
}
