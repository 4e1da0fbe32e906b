import type { Answers } from "../guard/kept-answers.ts";
import type { Project } from "../model.ts";
import type { Candidates } from "../prefilter.ts";
import { digestOf } from "./digest-of.ts";
import { type ChangedFile, changedFiles, stateOf } from "./file-state.ts";
import { type Grounds, groundsAfter, type Look } from "./grounds.ts";
import { parseKept } from "./parse-kept.ts";
import { type Looks, looksTheSame } from "./watch-project.ts";

/** Which files could matter, and what that was told by. */
interface Kept {
  readonly question: string;
  readonly looks: Looks;
  readonly grounds: Grounds;
  readonly paths: readonly string[];
  readonly beyond: number;
  readonly unversioned?: Candidates["unversioned"];
}

/** After more changes than these all is looked at anew. */
const FEW = 20;

/**
 * The files that could matter in an earlier run, where the same can now; null where there was none, or that is not sure
 * of what changed since.
 */
export function keptCandidates(
  project: Project,
  services: readonly string[],
  answers: Answers,
  look: Look,
): Candidates | null {
  const [record, before] = cut(answers.read(nameFor(project)) ?? "");
  const kept = parseKept<Kept>(record);
  if (kept?.question !== questionOf(project, services)) return null;
  const state = stateOf(project);
  const changed = changedFiles(before, state);
  if (changed === null || !looksTheSame(project, kept.looks)) return null;
  const grounds = changed.length === 0 ? kept.grounds : groundsStill(changed, kept, look);
  if (grounds === null) return null;
  if (changed.length > 0) write(project, answers, { ...kept, grounds }, () => state);
  const { paths, beyond, unversioned } = kept;
  return { paths: new Set(paths), beyond, ...(unversioned && { unversioned }) };
}

function groundsStill(
  changed: readonly ChangedFile[],
  { beyond, grounds }: Kept,
  look: Look,
): Grounds | null {
  return beyond > 0 || changed.length > FEW ? null : groundsAfter(changed, grounds, look);
}

/** Keeps which files can matter, where it can be told later that nothing changed. */
export function keepCandidates(
  project: Project,
  services: readonly string[],
  answers: Answers,
  { paths, ...found }: Candidates,
  told: Pick<Kept, "grounds" | "looks">,
): void {
  const question = questionOf(project, services);
  write(project, answers, { question, ...told, paths: [...paths], ...found }, () =>
    stateOf(project),
  );
}

function nameFor({ root }: Project): string {
  return `candidates-${digestOf(root)}`;
}

function questionOf({ environment }: Project, services: readonly string[]): string {
  return JSON.stringify([services, environment]);
}

/** The record stands in the first line, the state of all files behind it. */
function write(project: Project, answers: Answers, kept: Kept, state: () => string): void {
  answers.keep(nameFor(project), () => `${JSON.stringify(kept)}\n${state()}`);
}

function cut(text: string): readonly [record: string, state: string] {
  const end = text.indexOf("\n");
  return [text.slice(0, Math.max(0, end)), text.slice(end + 1)];
}
