import type { MigrationOptions, Project, SourceFile } from "../model.ts";
import { createProgram } from "../program/program.ts";
import { analyze } from "../provenance/analyze.ts";
import { variablesFor } from "../survey/read-environment.ts";
import { createFacts, type Facts } from "./facts.ts";

/** All that is known of the candidate files of a project; null where there are none. */
export function factsOf(
  files: readonly SourceFile[],
  project: Project,
  options: MigrationOptions,
): Facts | null {
  if (files.length === 0) return null;
  const paths = files.map(({ path }) => path);
  const services = [...options.services, ...variablesFor(project, paths, options.services)];
  const program = createProgram(files, project);
  return createFacts(
    program,
    analyze(program, options.wrappers, services, options.onStep),
    { ...options, services },
    (path) => project.readOutside(path),
  );
}
