import type { Answers } from "../guard/kept-answer.ts";
import type { Project } from "../model.ts";
import { type Candidates, prefilter } from "../prefilter.ts";
import { digestOf } from "./digest-of.ts";
import { createKeptGlances } from "./kept-glances.ts";
import { parseKept } from "./parse-kept.ts";
import { type Looks, looksTheSame, watchProject } from "./watch-project.ts";

/** Which files could matter, and what that was told by. */
interface Kept {
  /** All files and their signatures. */
  readonly state: string;
  readonly looks: Looks;
  readonly paths: readonly string[];
  readonly beyond: number;
}

/**
 * The files that can matter, as the prefilter says; what it saw of files that are unchanged is taken from an earlier
 * run.
 *
 * @param answers - Where that is kept; null: nowhere.
 */
export function findCandidates(
  project: Project,
  services: readonly string[],
  answers: Answers | null,
): Candidates {
  if (!answers || !project.signature) return prefilter(project, services);
  const names = namesFor(project);
  const text = answers.read(names.glances);
  const before = text === undefined ? null : stateOf(project, services);
  const kept = before === null ? null : parseKept<Kept>(answers.read(names.candidates));
  if (kept && kept.state === before && looksTheSame(project, kept.looks))
    return { paths: new Set(kept.paths), beyond: kept.beyond };
  const glances = createKeptGlances(project, text);
  const watched = watchProject(project);
  const found = prefilter(watched.project, services, glances.of);
  answers.keep(names.glances, glances.toText());
  const state = stateOf(project, services);
  if (state !== null) {
    const record: Kept = {
      state,
      looks: watched.looks(),
      paths: [...found.paths],
      beyond: found.beyond,
    };
    answers.keep(names.candidates, JSON.stringify(record));
  }
  return found;
}

function namesFor({ root }: Project): Readonly<Record<"glances" | "candidates", string>> {
  const folder = digestOf(root);
  return { glances: `glances-${folder}.json`, candidates: `candidates-${folder}.json` };
}

/** All files and how they look; null where the look of one says nothing. */
function stateOf(project: Project, services: readonly string[]): string | null {
  const lines: string[] = [JSON.stringify(services)];
  for (const { path } of project.files) {
    const signature = project.signature?.(path);
    if (!signature) return null;
    lines.push(path, signature);
  }
  return digestOf(lines.join("\n"));
}
