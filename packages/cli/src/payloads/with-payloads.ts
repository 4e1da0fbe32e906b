import type { Migration, Project } from "@habitshift/codemods";
import type { AnyOptions } from "@habitshift/converter";

/** A migration with the files of payloads, and the project that can read those. */
export interface WithPayloads {
  readonly migration: Migration;
  readonly project: Project;
}

/**
 * Adds files of payloads to a migration. What code imports is left to the code: the engine follows it there.
 *
 * @param files - Those that are named as payloads, relative to the root of the project.
 */
export async function withPayloads(
  migration: Migration,
  project: Project,
  files: readonly string[],
  options: Pick<AnyOptions, "units">,
): Promise<WithPayloads> {
  if (files.length === 0) return { migration, project };
  const { planPayloads } = await import("./plan-payloads.ts");
  const all = migration.plan(() => false);
  const edited = new Set(all.groups.flatMap((group) => group.files));
  const own = planPayloads(
    project,
    files.filter((file) => !edited.has(file)),
    all.groups.length,
    options,
  );
  const planned = new Set(own.fates.map(({ file }) => file));
  return {
    project: { ...project, read: (path) => own.sources.get(path) ?? project.read(path) },
    migration: {
      plan: (choose) => {
        const plan = migration.plan(choose);
        const chosen = new Set(own.groups.filter(choose).map(({ id }) => id));
        const rewrites = own.rewrites.filter(({ groups }) => groups.some((id) => chosen.has(id)));
        const changed = new Set(rewrites.map(({ file }) => file));
        return {
          ...plan,
          findings: [...plan.findings, ...own.findings],
          groups: [...plan.groups, ...own.groups],
          rewrites: [...plan.rewrites, ...rewrites].sort((a, b) => (a.file < b.file ? -1 : 1)),
          fates: [
            ...plan.fates.filter(({ file }) => !planned.has(file)),
            ...own.fates.map((fate) =>
              changed.has(fate.file) ? { file: fate.file, fate: "changed" as const } : fate,
            ),
          ],
        };
      },
    },
  };
}
