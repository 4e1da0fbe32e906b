import type { MigrationOptions, Project } from "../model.ts";

/** Lets it get ready for those of some files that the compiler looks at in any case, in the order of the project. */
export function prepareChecks(
  { checker, typecheck }: Pick<MigrationOptions, "checker" | "typecheck">,
  { files, root }: Project,
  paths: ReadonlySet<string>,
): void {
  if (!checker || !typecheck) return;
  const typed = files.flatMap(({ path }) =>
    paths.has(path) && /\.[cm]?tsx?$/.test(path) ? [path] : [],
  );
  if (typed.length > 0) checker.prepare(root, typed);
}
