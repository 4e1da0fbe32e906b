import { mentionIn } from "../mention.ts";
import type { MigrationOptions, Project } from "../model.ts";
import { type Candidates, prefilter } from "../prefilter.ts";
import { type Grounds, type Look, seenOf } from "./grounds.ts";
import { keepCandidates, keptCandidates } from "./kept-candidates.ts";
import { createKeptGraph } from "./kept-graph.ts";
import { glancesOf, lookOf } from "./look-of.ts";
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
  const mentionOf: NonNullable<Look["mentionOf"]> = (path, glance) =>
    mentionIn(path, glance.bytes(), services);
  const kept = keptCandidates(project, services, answers, lookOf(project, answers, mentionOf));
  if (kept) return kept;
  const asked = new Set<string>();
  const glances = glancesOf(project, answers, (path) => asked.add(path));
  const known: Grounds["known"][number][] = [];
  const watched = watchProject(project);
  const found = prefilter(watched.project, services, {
    glance: glances.of,
    graphOf: createKeptGraph(watched, answers),
    mentionOf: (path, glance) => {
      const isAsked = asked.has(path);
      const mention = mentionOf(path, glance);
      known.push([path, seenOf(glance, mention), glance.size]);
      // What matters of its text is in the mention.
      if (!isAsked) asked.delete(path);
      return mention;
    },
  });
  glances.keep();
  const grounds: Grounds = { known, others: [], asked: [...asked] };
  keepCandidates(project, services, answers, found, { grounds, looks: watched.looks() });
  return found;
}
