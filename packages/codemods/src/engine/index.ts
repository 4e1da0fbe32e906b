/** The parts of the engine that a program needs which starts for one question: the compiler is loaded once it is needed. */
import { warmChecks } from "../guard/prepare-checks.ts";
import { findMigration } from "../kept/find-migration.ts";
import type { Migration } from "../migration.ts";
import type { MigrationOptions, Project } from "../model.ts";
import type { ServiceSurvey } from "../survey/survey-services.ts";

export { toFileChanges } from "../apply/file-change.ts";
export { findBlocked } from "../apply/find-blocked.ts";
export { findUncommitted } from "../apply/find-uncommitted.ts";
export { forgetLast } from "../apply/forget-last.ts";
export { undoLast } from "../apply/undo-last.ts";
export { writeChanges } from "../apply/write-changes.ts";
export { findRepository } from "../discover/ignore-rules.ts";
export { openProject } from "../discover/open-project.ts";

/** Looks through a project once, and plans for any choice of groups. Reads the project, writes nothing. */
export async function prepareMigration(
  project: Project,
  options: MigrationOptions,
): Promise<Migration> {
  const kept = findMigration(project, options);
  if (kept) return kept;
  warmChecks(options, project);
  const engine = await import("../migrate.ts");
  return engine.prepareMigration(project, options);
}

/** Looks for the addresses to which a program sends calls that look like those of the service. */
export async function surveyServices(
  project: Project,
  options: MigrationOptions,
): Promise<ServiceSurvey> {
  const survey = await import("../survey/survey-services.ts");
  return survey.surveyServices(project, options);
}
