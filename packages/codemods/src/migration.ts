import type { Analysis } from "./analysis.ts";
import type { FileFate, Group, MigrationPlan, Project, Rewrite } from "./model.ts";
import { rewriteFiles } from "./plan/rewrite-files.ts";
import { isBesideCode } from "./program/is-beside-code.ts";

/** A project that was looked through, so that plans of it for one choice or another take no time. */
export interface Migration {
  /** What would be done for the groups that are chosen. */
  plan(choose: (group: Group) => boolean): MigrationPlan;
}

/** Plans for any choice of what an analysis found. */
export function toMigration(project: Project, analysis: Analysis): Migration {
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
        ownRoute: analysis.ownRoute ?? null,
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
  const beside = [...new Set([...candidates, ...known.keys()])].filter(isBesideCode);
  return [...paths, ...beside].map((path): FileFate => {
    const failure = known.get(path);
    if (failure) return failure;
    if (changed.has(path)) return { file: path, fate: "changed" };
    return { file: path, fate: candidates.has(path) ? "nothing-to-do" : "not-candidate" };
  });
}
