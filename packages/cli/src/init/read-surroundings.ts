import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { type ConfigPlace, findRepository } from "@habitshift/codemods/find-config";
import type { ConfigDialect } from "./config-text.ts";
import { usualBaseline } from "./setting.ts";

/** What there is around the folder that is set up. */
export interface Surroundings {
  /** Where the configuration goes, absolute. */
  readonly config: string;
  readonly dialect: ConfigDialect;
  /** The top of the repository, absolute: what runs the check goes there. */
  readonly top: string;
  /** The folder relative to the repository, with `/`; empty: its top. */
  readonly folder: string;
  /** How the dependencies of the folder are installed; null where habitshift is none of them. */
  readonly install: string | null;
  /** The baseline that is there, relative to the folder; null where there is none. */
  readonly baseline: string | null;
}

/** @param existing - The configuration that is written over; null where there is none. */
export function readSurroundings(cwd: string, existing: ConfigPlace | null): Surroundings {
  const top = findRepository(cwd) ?? cwd;
  const manifest = readManifest(join(cwd, "package.json"));
  const isTyped = existsSync(join(cwd, "tsconfig.json")) || dependsOn(manifest, "typescript");
  const fresh = isTyped ? "habitshift.config.ts" : "habitshift.config.js";
  const config = existing?.file ?? join(cwd, fresh);
  return {
    config,
    dialect: dialectOf(config, manifest),
    top,
    folder: relative(top, cwd).split(sep).join("/"),
    install: dependsOn(manifest, "habitshift") ? installIn(cwd, top) : null,
    baseline: existsSync(join(cwd, usualBaseline)) ? usualBaseline : null,
  };
}

type Manifest = Readonly<Record<string, unknown>>;

function readManifest(file: string): Manifest {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? (value as Manifest) : {};
  } catch {
    return {};
  }
}

function dependsOn(manifest: Manifest, name: string): boolean {
  return [manifest.dependencies, manifest.devDependencies].some(
    (list) => typeof list === "object" && list !== null && Object.hasOwn(list, name),
  );
}

/** A configuration imports the types only where they are installed: it has to load without them. */
function dialectOf(config: string, manifest: Manifest): ConfigDialect {
  if (config.endsWith(".json")) return "json";
  if (config.endsWith(".js")) return manifest.type === "module" ? "module" : "commonjs";
  return isInstalled(dirname(config)) ? "defined" : "module";
}

function isInstalled(folder: string): boolean {
  try {
    createRequire(join(folder, "x.js")).resolve("habitshift/package.json");
    return true;
  } catch {
    return false;
  }
}

const installers = [
  ["pnpm-lock.yaml", "corepack enable && pnpm install --frozen-lockfile"],
  ["yarn.lock", "corepack enable && yarn install --immutable"],
  ["package-lock.json", "npm ci"],
] as const;

/** By the lockfile that is closest; without one `npm install`. */
function installIn(cwd: string, top: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = installers.find(([lockfile]) => existsSync(join(folder, lockfile)));
    if (found) return found[1];
    if (folder === top || dirname(folder) === folder) return "npm install";
  }
}
