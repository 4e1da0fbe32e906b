import type { MigrationOptions, Project, SourceFile } from "../model.ts";
import { createProgram } from "../program/program.ts";
import { analyze } from "../provenance/analyze.ts";
import { variablesFor } from "../survey/read-environment.ts";
import { createFacts, type Facts } from "./facts.ts";
import { othersDomains } from "./others/others-domains.ts";

/**
 * All that is known of the candidate files of a project; null where there are none.
 *
 * @param isWhole - False where files are left out that values of the service may reach.
 */
export function factsOf(
  files: readonly SourceFile[],
  project: Project,
  options: MigrationOptions,
  isWhole = true,
): Facts | null {
  if (files.length === 0) return null;
  const paths = files.map(({ path }) => path);
  const services = [...options.services, ...variablesFor(project, paths, options.services)];
  const program = createProgram(files, project);
  const follow = (others?: ReadonlySet<string>) =>
    analyze(program, options.wrappers, services, options.onStep, others);
  const first = follow();
  const others = othersDomains(first, services);
  const machine = others.size === 0 ? first : follow(others);
  if (!isWhole) machine.exhausted = true;
  return createFacts(program, machine, { ...options, services }, (path) =>
    project.readOutside(path),
  );
}
