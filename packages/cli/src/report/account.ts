import type { FileFate, Project } from "@habitshift/codemods";

/** How many files had which fate; `total` is their sum. */
export interface Account {
  readonly changed: number;
  readonly nothingToDo: number;
  readonly notCandidates: number;
  readonly unreadable: number;
  readonly skipped: number;
  readonly total: number;
}

/**
 * Counts what became of every file.
 *
 * @throws Error - where a file has no fate, or more than one: a defect of the tool.
 */
export function accountFor(
  project: Pick<Project, "files" | "skipped" | "environment">,
  fates: readonly FileFate[],
): Account {
  const missing = new Set(project.files.map((file) => file.path));
  const environment = new Set(project.environment);
  const counted = new Set<string>();
  for (const { file } of fates) {
    // Data that code imports, or the configuration names, and what sets its variables are not looked for as code is, but may change.
    const isBeside = environment.has(file) || /\.(?:json|ndjson|jsonl)$/i.test(file);
    const isKnown = missing.delete(file) || (isBeside && !counted.has(file));
    counted.add(file);
    if (!isKnown) {
      throw new Error(`the accounting does not add up: ${file} is unknown or counted twice`);
    }
  }
  const [lost] = missing;
  if (lost !== undefined) {
    throw new Error(`the accounting does not add up: nothing is known of ${lost}`);
  }
  const count = (fate: FileFate["fate"]) => fates.filter((entry) => entry.fate === fate).length;
  return {
    changed: count("changed"),
    nothingToDo: count("nothing-to-do"),
    notCandidates: count("not-candidate"),
    unreadable: count("unreadable"),
    skipped: count("skipped") + project.skipped.length,
    total: fates.length + project.skipped.length,
  };
}
