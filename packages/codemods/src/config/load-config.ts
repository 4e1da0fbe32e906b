import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { type ConfigPlace, findConfig } from "./find-config.ts";
import { importModule } from "./import-module.ts";
import { validateConfig } from "./validate-config.ts";

/** A configuration, and the folder that its paths are relative to. */
export interface LoadedConfig {
  readonly config: Config;
  /** Absolute. */
  readonly folder: string;
}

/**
 * The configuration that holds for the paths that a user names: that of the folder they have in common,
 * or of one above it. An empty one where there is none.
 *
 * @throws ConfigError - where it cannot be loaded or is not valid.
 */
export async function loadConfig(cwd: string, paths: readonly string[]): Promise<LoadedConfig> {
  const place = findConfig(commonFolder(cwd, paths), cwd);
  if (place === null) return { config: {}, folder: cwd };
  const value = await readPlace(place);
  const problems = validateConfig(value);
  if (problems.length > 0) {
    throw new ConfigError([`${place.file} is not valid:`, ...problems].join("\n  "));
  }
  return { config: value as Config, folder: dirname(place.file) };
}

function commonFolder(cwd: string, paths: readonly string[]): string {
  const folders = paths.map((path) => {
    const target = resolve(cwd, path);
    return statSync(target, { throwIfNoEntry: false })?.isDirectory() ? target : dirname(target);
  });
  const [first = cwd, ...rest] = folders;
  return rest.reduce((common, folder) => {
    let current = common;
    while (current !== folder && !folder.startsWith(join(current, sep))) current = dirname(current);
    return current;
  }, first);
}

async function readPlace(place: ConfigPlace): Promise<unknown> {
  try {
    return await importPlace(place);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${place.file} cannot be loaded: ${why}`, { cause: error });
  }
}

async function importPlace({ file, kind }: ConfigPlace): Promise<unknown> {
  switch (kind) {
    case "json":
      return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
    case "member":
      return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, "")).habitshift;
    case "javascript":
      return defaultExport(await importModule(pathToFileURL(file).href));
    case "typescript": {
      const { toDataUrl } = await import("./typescript-module.ts");
      return defaultExport(await importModule(toDataUrl(file)));
    }
  }
}

function defaultExport(module: Readonly<Record<string, unknown>>): unknown {
  if (module.default === undefined) throw new Error("it has no default export");
  return module.default;
}
