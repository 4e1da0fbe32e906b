import type { MigrationOptions, Project } from "@habitshift/codemods";
import { loadConfig } from "@habitshift/codemods/load-config";
import { type OptionFlags, resolveOptions } from "@habitshift/codemods/resolve-options";
import { documentKindOf } from "./documents/document-kind.ts";
import type { Engine } from "./engine.ts";
import { findPayloads } from "./payloads/find-payloads.ts";
import { UsageError } from "./usage-error.ts";

/** The code to look at, and what the engine is told about it. */
export interface OpenCode {
  readonly project: Project;
  readonly options: MigrationOptions;
  /** Files that the configuration names as payloads, relative to the root of the project. */
  readonly payloads: readonly string[];
}

interface CodeArguments extends OptionFlags {
  readonly paths: readonly string[];
  /** False: no configuration is read. */
  readonly config: boolean;
  /** True: files beside the code are handed out too, and are enough. */
  readonly documents?: boolean;
}

/**
 * Finds the code that a command line names, as the configuration says.
 *
 * @param loadEngine - Called once the configuration is known to be valid.
 * @throws UsageError - where there is nothing to read; NoSuchPathError - where a path does not exist.
 */
export async function openCode(
  args: CodeArguments,
  cwd: string,
  loadEngine: () => Promise<Engine>,
): Promise<OpenCode> {
  const loaded = args.config ? await loadConfig(cwd, args.paths) : { config: {}, folder: cwd };
  const { include = [], exclude = [] } = loaded.config;
  const { openProject } = await loadEngine();
  const project = openProject({
    root: cwd,
    paths: args.paths,
    patterns: { folder: loaded.folder, include, exclude },
    ...(args.documents && { isBeside: (name) => documentKindOf(name) !== null }),
  });
  const payloads = findPayloads(cwd, args.paths, loaded);
  const { files, beside = [] } = project;
  if (files.length + beside.length + payloads.length === 0) {
    const where = args.paths.length === 0 ? "this folder" : args.paths.join(", ");
    const skipped = project.skipped.map(({ file, reason }) => `\n  ${file}: ${reason}`);
    const what = args.documents ? "nothing to check" : "no JavaScript or TypeScript";
    throw new UsageError(`${what} in ${where}${skipped.join("")}`);
  }
  return { payloads, project, options: resolveOptions(loaded, args, project.root) };
}
