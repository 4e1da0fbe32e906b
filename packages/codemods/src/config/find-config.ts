import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ConfigError } from "./config-error.ts";

/** Where a configuration stands. */
export interface ConfigPlace {
  /** Absolute. */
  readonly file: string;
  /** `member`: it is the `habitshift` member of the file. */
  readonly kind: "member" | "json" | "javascript" | "typescript";
}

const kinds = {
  "habitshift.config.ts": "typescript",
  "habitshift.config.js": "javascript",
  "habitshift.config.json": "json",
} as const;

/**
 * The configuration of a folder, or of the closest one above it: up to the git repository, or up to the
 * working folder outside of git.
 *
 * @param start - Absolute.
 * @param cwd - Absolute.
 * @returns Null where there is none.
 * @throws ConfigError - where a folder has more than one.
 */
export function findConfig(start: string, cwd: string): ConfigPlace | null {
  const isInside = !relative(cwd, start).startsWith("..");
  const top = findRepository(start) ?? (isInside ? cwd : start);
  for (let folder = start; ; folder = dirname(folder)) {
    const places = placesIn(folder);
    if (places.length > 1) {
      const files = places.map((place) => place.file).join(" and ");
      throw new ConfigError(`more than one configuration: ${files}; keep one`);
    }
    if (places[0] !== undefined) return places[0];
    if (folder === top || dirname(folder) === folder) return null;
  }
}

/** The configuration of this very folder; null where it has none. */
export function findConfigIn(folder: string): ConfigPlace | null {
  return placesIn(folder)[0] ?? null;
}

function placesIn(folder: string): ConfigPlace[] {
  const places: ConfigPlace[] = Object.entries(kinds)
    .map(([name, kind]) => ({ file: join(folder, name), kind }))
    .filter(({ file }) => existsSync(file));
  const manifest = join(folder, "package.json");
  return hasMember(manifest) ? [...places, { file: manifest, kind: "member" }] : places;
}

function hasMember(manifest: string): boolean {
  let text = "";
  try {
    text = readFileSync(manifest, "utf8");
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof value === "object" && value !== null && Object.hasOwn(value, "habitshift");
  } catch {
    // What cannot be parsed is reported by who loads it, rather than that its configuration is passed over.
    return /"habitshift"\s*:\s*\{/.test(text);
  }
}

/** The top of the git repository that a folder is in; null outside of git. */
export function findRepository(folder: string): string | null {
  if (existsSync(join(folder, ".git"))) return folder;
  return dirname(folder) === folder ? null : findRepository(dirname(folder));
}
