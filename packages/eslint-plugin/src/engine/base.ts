import { join } from "node:path";
import {
  type Answers,
  type Migration,
  type MigrationOptions,
  openProject,
  type Project,
  prepareMigration,
} from "@habitshift/codemods";
import type { LoadedConfig } from "@habitshift/codemods/load-config";
import { resolveOptions } from "@habitshift/codemods/resolve-options";
import { noteReads } from "./note-reads.ts";
import { createPace } from "./pace.ts";
import { stampOf } from "./stamp-of.ts";

/** A program as it is on disk, looked through once. */
export interface Base {
  readonly project: Project;
  readonly options: MigrationOptions;
  readonly migration: Migration;
  /** Files that have no part in what has to do with the service. */
  readonly apart: ReadonlySet<string>;
  /** Whether the disk still has what was looked through; looks only as often as it costs next to nothing. */
  isCurrent(): boolean;
}

/** Looks through a program. */
export function createBase(
  root: string,
  loaded: LoadedConfig,
  answers: Answers,
  now: () => number,
): Base {
  const opened = open(root, loaded);
  const { project, isUnchanged } = noteReads(opened);
  const flags = { serviceUrl: null, typecheck: true, todo: false, explain: false };
  const options = { ...resolveOptions(loaded, flags, project.root), answers };
  const all = stampsOf(opened);
  const migration = prepareMigration(project, options);
  const { fates } = migration.plan(() => false);
  const few = createPace(now);
  const every = createPace(now);
  return {
    project,
    options,
    migration,
    apart: new Set(fates.filter(({ fate }) => fate === "not-candidate").map(({ file }) => file)),
    isCurrent: () =>
      few.run(isUnchanged, true) && every.run(() => stampsOf(open(root, loaded)) === all, true),
  };
}

function open(root: string, { config, folder }: LoadedConfig): Project {
  const { include = [], exclude = [] } = config;
  return openProject({ root, paths: [], patterns: { folder, include, exclude } });
}

/** What all files are, in one text. */
function stampsOf({ environment = [], files, root }: Project): string {
  const paths = [...files.map(({ path }) => path), ...environment];
  return paths.map((path) => `${path}\0${stampOf(join(root, path))}`).join("\n");
}
