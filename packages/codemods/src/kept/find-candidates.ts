import type { MigrationOptions, Project } from "../model.ts";
import { type Candidates, prefilter } from "../prefilter.ts";
import { digestOf } from "./digest-of.ts";
import { keepCandidates, keptCandidates } from "./kept-candidates.ts";
import { createKeptGlances } from "./kept-glances.ts";
import { createKeptGraph } from "./kept-graph.ts";
import { watchProject } from "./watch-project.ts";

/**
 * The files that can matter, as the prefilter says; what it saw of files that are unchanged is taken from an earlier
 * run.
 */
export function findCandidates(
  project: Project,
  { services, answers }: Pick<MigrationOptions, "services" | "answers">,
): Candidates {
  if (!answers || !project.signature) return prefilter(project, services);
  const kept = keptCandidates(project, services, answers);
  if (kept) return kept;
  const name = `glances-${digestOf(project.root)}.json`;
  const glances = createKeptGlances(project, answers.read(name));
  const watched = watchProject(project);
  const graphOf = createKeptGraph(watched, answers);
  const found = prefilter(watched.project, services, glances.of, graphOf);
  const text = glances.toText();
  if (text !== null) answers.keep(name, text);
  keepCandidates(project, services, answers, found, watched.looks());
  return found;
}
