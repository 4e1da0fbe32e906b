import { posix } from "node:path";
import type { FileSet } from "./data-files.ts";
import { findFile } from "./find-file.ts";
import type { ReadTsconfig } from "./tsconfig.ts";

/**
 * Finds the file that a path of a package names, or where the path is that of build output, which nobody
 * reads here, the source that it is built of.
 */
export type FindSource = (path: string, packageFolder: string) => string | null;

/** Names of folders that builds write to, where no configuration says so. */
const OUTPUT = /^(?:dist|build|lib|out|output|esm|cjs|es|types|typings)$/;

/** Configurations that say where a build writes to. */
const CONFIGS = ["tsconfig.json", "tsconfig.build.json", "tsconfig.lib.json"] as const;

/** Knows the output of a build by `outDir` of the package's tsconfig, else by the name of the folder. */
export function createSourceFinder(files: FileSet, readTsconfig: ReadTsconfig): FindSource {
  return (path, packageFolder) => {
    const clean = posix.normalize(path);
    const found = findFile(clean, files);
    if (found) return found;
    const stem = withoutExtension(clean);
    for (const guess of sourcesOf(stem, packageFolder, readTsconfig)) {
      const source = findFile(guess, files);
      if (source) return source;
    }
    return null;
  };
}

function withoutExtension(path: string): string {
  return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "");
}

function sourcesOf(
  stem: string,
  packageFolder: string,
  readTsconfig: ReadTsconfig,
): readonly string[] {
  const configured = CONFIGS.flatMap((name): readonly string[] => {
    const folders = readTsconfig(posix.join(packageFolder, name))?.folders ?? {};
    return [folders.outDir, folders.declarationDir].flatMap((output) => {
      const rest = output === undefined ? null : within(stem, output);
      if (rest === null) return [];
      const roots = folders.rootDir ? [folders.rootDir] : [];
      return [...roots, posix.join(packageFolder, "src"), packageFolder].map((root) =>
        posix.join(root, rest),
      );
    });
  });
  return [...configured, ...guessedSources(stem, packageFolder)];
}

/** `dist/esm/habits` may be built of `src/habits` or `habits`. */
function guessedSources(stem: string, packageFolder: string): readonly string[] {
  const parts = (within(stem, packageFolder) ?? "").split("/");
  const found: string[] = [];
  for (let depth = 1; depth < parts.length && OUTPUT.test(parts[depth - 1] ?? ""); depth++) {
    const rest = parts.slice(depth).join("/");
    found.push(posix.join(packageFolder, "src", rest), posix.join(packageFolder, rest));
  }
  return found;
}

/** The part of a path below a folder; null where it stands elsewhere. */
function within(path: string, folder: string): string | null {
  if (folder === ".") return path.startsWith("../") ? null : path;
  const clean = folder.replace(/\/$/, "");
  return path.startsWith(`${clean}/`) ? path.slice(clean.length + 1) : null;
}
