import { analyse } from "./analyse.ts";
import { findCandidates } from "./kept/find-candidates.ts";
import { type Analysis, keptAnalysis } from "./kept/kept-analysis.ts";
import type {
  FileFate,
  Group,
  MigrationOptions,
  MigrationPlan,
  Project,
  Rewrite,
} from "./model.ts";
import { rewriteFiles } from "./plan/rewrite.ts";
import { isDataPath } from "./program/data-files.ts";

/** A project that was looked through, so that plans of it for one choice or another take no time. */
export interface Migration {
  /** What would be done for the groups that are chosen. */
  plan(choose: (group: Group) => boolean): MigrationPlan;
}

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
  const candidates = findCandidates(project, options.services, options.answers ?? null);
  return toMigration(project, keptAnalysis(project, options, candidates, analyse));
}

function toMigration(project: Project, analysis: Analysis): Migration {
  const { findings, files, fates, ignored, idleIgnores, notices } = analysis;
  const groups = analysis.groups.map(bareGroup);
  const todos = analysis.todos.map(bareGroup);
  const known = new Set(files);
  const textOf = (file: string): string => (known.has(file) ? project.read(file).text : "");
  return {
    plan: (choose) => {
      const chosen = [...analysis.groups, ...analysis.todos].filter((each) =>
        choose(bareGroup(each)),
      );
      const rewrites = rewriteFiles(chosen, textOf);
      return {
        findings,
        groups,
        rewrites,
        fates: fatesOf(project, files, fates, rewrites),
        ignored,
        idleIgnores,
        todos,
        notices,
      };
    },
  };
}

function bareGroup({ id, confidence, changes, files }: Group): Group {
  return { id, confidence, changes, files };
}

function fatesOf(
  project: Project,
  files: readonly string[],
  failed: readonly FileFate[],
  rewrites: readonly Rewrite[],
): readonly FileFate[] {
  const known = new Map(failed.map((fate) => [fate.file, fate]));
  const changed = new Set(rewrites.map(({ file }) => file));
  const paths = project.files.map(({ path }) => path);
  const candidates = new Set(files);
  const data = [...candidates].filter(isDataPath);
  return [...paths, ...data].map((path): FileFate => {
    const failure = known.get(path);
    if (failure) return failure;
    if (changed.has(path)) return { file: path, fate: "changed" };
    return { file: path, fate: candidates.has(path) ? "nothing-to-do" : "not-candidate" };
  });
}
