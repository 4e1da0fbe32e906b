import { analyse } from "./analyse.ts";
import { findCandidates } from "./kept/find-candidates.ts";
import { keptAnalysis } from "./kept/kept-analysis.ts";
import { type Migration, toMigration } from "./migration.ts";
import type { Group, MigrationOptions, MigrationPlan, Project } from "./model.ts";

/**
 * Plans a migration: which places are v1, what they become, and the new text of each file for the
 * groups that are chosen. Reads the project, writes nothing.
 */
export function planMigration(
  project: Project,
  options: MigrationOptions,
  choose: (group: Group) => boolean,
): MigrationPlan {
  return prepareMigration(project, options).plan(choose);
}

/** Looks through a project once, and plans for any choice of groups. Reads the project, writes nothing. */
export function prepareMigration(project: Project, options: MigrationOptions): Migration {
  const candidates = findCandidates(project, options);
  return toMigration(project, keptAnalysis(project, options, candidates, analyse));
}
