import { type Migration, toMigration } from "../migration.ts";
import type { MigrationOptions, Project } from "../model.ts";
import { readAnalysis } from "./kept-analysis.ts";
import { keptCandidates } from "./kept-candidates.ts";
import { lookOf } from "./look-of.ts";

/** What an earlier run found, where nothing changed since; null where it has to be found anew. Loads no compiler. */
export function findMigration(project: Project, options: MigrationOptions): Migration | null {
  if (!options.answers) return null;
  // Nobody looks into files that can matter: where one of them changed, all is found anew.
  const look = lookOf(project, options.answers, null);
  const candidates = keptCandidates(project, options.services, options.answers, look);
  const analysis = candidates && readAnalysis(project, options, candidates);
  return analysis && toMigration(project, analysis);
}
