import { dirname } from "node:path";
import { findConfig } from "@habitshift/codemods/find-config";
import { projectRoot } from "@habitshift/codemods/project-root";

/** The program that a file is part of. */
export interface Root {
  /** Absolute. */
  readonly folder: string;
  /** Its configuration, absolute; null where it has none. */
  readonly config: string | null;
}

/**
 * The folder of the nearest configuration above a file; else the outermost one with a `package.json` or a `.git`
 * between the file and the working folder.
 *
 * @param file - Absolute.
 * @param cwd - Absolute.
 * @throws ConfigError - where a folder has more than one configuration.
 */
export function findRoot(file: string, cwd: string): Root {
  const config = findConfig(dirname(file), cwd)?.file ?? null;
  return { config, folder: config === null ? projectRoot(file, cwd) : dirname(config) };
}
