import type { MigrationOptions, Project } from "../model.ts";
import { isTypedPath } from "../program/is-typed-path.ts";
import { hasKeptAnswers } from "./kept-answers.ts";

/** Lets it get ready where something of a project may have to be checked, before it is known what. */
export function warmChecks({ checker, typecheck }: Asking, { files, root }: Project): void {
  const first = typecheck ? files.find(({ path }) => isTypedPath(path)) : undefined;
  if (first) checker?.warm(root, first.path);
}

/**
 * Lets it get ready for those of some files that the compiler looks at in any case, in the order of the project; not
 * where it will hardly be asked about more than a few.
 */
export function prepareChecks(
  { answers, checker, typecheck }: Asking,
  { files, root }: Project,
  paths: ReadonlySet<string>,
): void {
  if (!checker || !typecheck || (answers && hasKeptAnswers(answers, root))) return;
  const typed = files.flatMap(({ path }) => (paths.has(path) && isTypedPath(path) ? [path] : []));
  if (typed.length > 0) checker.prepare(root, typed);
}

type Asking = Pick<MigrationOptions, "answers" | "checker" | "typecheck">;
