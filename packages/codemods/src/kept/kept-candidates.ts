import type { Answers } from "../guard/kept-answers.ts";
import type { Project } from "../model.ts";
import type { Candidates } from "../prefilter.ts";
import { digestOf } from "./digest-of.ts";
import { parseKept } from "./parse-kept.ts";
import { type Looks, looksTheSame } from "./watch-project.ts";

/** Which files could matter, and what that was told by. */
interface Kept {
  /** All files and their signatures. */
  readonly state: string;
  readonly looks: Looks;
  readonly paths: readonly string[];
  readonly beyond: number;
  readonly unversioned?: Candidates["unversioned"];
}

/** The files that could matter in an earlier run; null where there was none, or something changed since. */
export function keptCandidates(
  project: Project,
  services: readonly string[],
  answers: Answers,
): Candidates | null {
  const kept = parseKept<Kept>(answers.read(nameFor(project)));
  if (!kept || kept.state !== stateOf(project, services)) return null;
  const { paths, beyond, unversioned } = kept;
  return looksTheSame(project, kept.looks)
    ? { paths: new Set(paths), beyond, ...(unversioned && { unversioned }) }
    : null;
}

/** Keeps which files can matter, where it can be told later that nothing changed. */
export function keepCandidates(
  project: Project,
  services: readonly string[],
  answers: Answers,
  { paths, ...found }: Candidates,
  looks: Looks,
): void {
  const state = stateOf(project, services);
  if (state === null) return;
  const record: Kept = { state, looks, paths: [...paths], ...found };
  answers.keep(nameFor(project), JSON.stringify(record));
}

function nameFor({ root }: Project): string {
  return `candidates-${digestOf(root)}.json`;
}

/** All files and how they look; null where the look of one says nothing. */
function stateOf(project: Project, services: readonly string[]): string | null {
  const lines: string[] = [JSON.stringify([services, project.environment])];
  for (const { path } of project.files) {
    const signature = project.signature?.(path);
    if (!signature) return null;
    lines.push(path, signature);
  }
  return digestOf(lines.join("\n"));
}
