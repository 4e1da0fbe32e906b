/** Finds v1 use of the habit API in code and rewrites it for v2. */

export { ApplyError, type ApplyErrorCode } from "./apply/apply-error.ts";
export { type FileChange, toFileChanges } from "./apply/file-change.ts";
export { type BlockedFile, findBlocked } from "./apply/find-blocked.ts";
export { findUncommitted, type UncommittedFiles } from "./apply/find-uncommitted.ts";
export { forgetLast } from "./apply/forget-last.ts";
export { undoLast } from "./apply/undo-last.ts";
export { writeChanges } from "./apply/write-changes.ts";
export type { DiscoveredFile } from "./discover/discovered-file.ts";
export { findRepository } from "./discover/ignore-rules.ts";
export type { OmittedFolder, SkippedFile } from "./discover/left-aside.ts";
export { NoSuchPathError } from "./discover/no-such-path-error.ts";
export { openProject } from "./discover/open-project.ts";
export { ReadError } from "./discover/read-error.ts";
export type { Answers } from "./guard/kept-answers.ts";
export type { TypeChecker } from "./guard/type-checker.ts";
export { planMigration, prepareMigration } from "./migrate.ts";
export type { Migration } from "./migration.ts";
export type {
  Confidence,
  Evidence,
  FileFate,
  Finding,
  Group,
  IdleIgnore,
  IgnoredPlace,
  MigrationOptions,
  MigrationPlan,
  PlannedFinding,
  Project,
  Rewrite,
  SourceFile,
  WrapperConfig,
} from "./model.ts";
export { staysApart } from "./stays-apart.ts";
export type { Step } from "./step.ts";
export {
  type ServiceCandidate,
  type ServiceSurvey,
  surveyServices,
} from "./survey/survey-services.ts";
