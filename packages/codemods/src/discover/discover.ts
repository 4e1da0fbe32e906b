import { readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Project } from "../model.ts";
import type { DiscoveredFile } from "./discovered-file.ts";
import { environmentAbove } from "./environment-above.ts";
import { rulesAbove } from "./ignore-rules.ts";
import { isCodeFile } from "./is-code-file.ts";
import type { SkippedFile } from "./left-aside.ts";
import { NoSuchPathError } from "./no-such-path-error.ts";
import { type FilePatterns, selectFiles } from "./select-files.ts";
import { type Walk, walkFolder } from "./walk.ts";

export interface DiscoverOptions {
  /** The working folder, absolute. */
  readonly root: string;
  /** Files and folders as the user wrote them, relative to `root` or absolute; none means `root`. */
  readonly paths: readonly string[];
  /** Null: every file. */
  readonly patterns: FilePatterns | null;
  /** What files to look for below folders, by their name (default: code). */
  readonly isWanted?: (name: string) => boolean;
  /** What other files to hand out beside them (default: none). */
  readonly isBeside?: (name: string) => boolean;
}

interface Discovered extends Pick<Project, "root" | "files" | "skipped" | "omitted"> {
  readonly beside: readonly DiscoveredFile[];
  readonly environment: readonly string[];
  /** Whether a file that is not wanted, by its absolute path, is known not to be there. */
  isAbsent(path: string): boolean;
}

/**
 * Walks once and counts the wanted files; reads none of them. A file that the user names is counted even
 * where it is ignored, and a folder that the user names is entered even where it is.
 *
 * @throws NoSuchPathError - where a path does not exist.
 */
export function discover(options: DiscoverOptions): Discovered {
  const root = realpathSync(options.root);
  const { isWanted = isCodeFile, isBeside = () => false } = options;
  const walk: Walk = {
    isWanted,
    isBeside,
    files: [],
    beside: [],
    environment: [],
    links: [],
    omitted: [],
    entered: new Set(),
    others: new Set(),
  };
  const named = new Set<string>();
  const namedBeside = new Set<string>();
  const notCode: string[] = [];
  for (const path of options.paths.length === 0 ? ["."] : options.paths) {
    const target = locate(root, path);
    const status = statSync(target);
    if (status.isDirectory()) walkFolder(target, rulesAbove(target, root), walk);
    else if (status.isFile() && isWanted(target)) named.add(target);
    else if (status.isFile() && isBeside(basename(target))) namedBeside.add(target);
    else notCode.push(target);
    walk.environment.push(...environmentAbove(target, root));
  }
  const top = root.endsWith(sep) ? root : root + sep;
  const toRelative = (path: string) => {
    const inside = path.startsWith(top) ? path.slice(top.length) : relative(root, path);
    return sep === "/" ? inside : inside.split(sep).join("/");
  };
  const isSelected = selectFiles(options.patterns);
  const listed = (found: readonly string[], named: ReadonlySet<string>): DiscoveredFile[] => {
    const paths = [...new Set([...found, ...named])].filter(isSelected).map(toRelative).sort();
    return paths.map((path) => ({ path, named: named.size > 0 && named.has(join(root, path)) }));
  };
  const links = walk.links.filter(isSelected);
  return {
    root,
    files: listed(walk.files, named),
    beside: listed(walk.beside, namedBeside),
    environment: [...new Set(walk.environment)].filter(isSelected).map(toRelative).sort(),
    skipped: unique([
      ...links.map((path) => skipLink(toRelative(path), readlinkSync(path))),
      ...notCode.map((path) => skipOther(toRelative(path))),
    ]),
    omitted: walk.omitted.map((entry) => ({ ...entry, folder: toRelative(entry.folder) })),
    isAbsent: (path) =>
      walk.entered.has(dirname(path)) && !walk.others.has(path) && !isWanted(basename(path)),
  };
}

function locate(root: string, path: string): string {
  try {
    return realpathSync(resolve(root, path));
  } catch (error) {
    throw new NoSuchPathError(path, { cause: error });
  }
}

function skipLink(file: string, target: string): SkippedFile {
  return { file, code: "symlink", reason: `a symbolic link to ${target}` };
}

function skipOther(file: string): SkippedFile {
  return { file, code: "not-code", reason: "not JavaScript or TypeScript" };
}

function unique(files: readonly SkippedFile[]): SkippedFile[] {
  return [...new Map(files.map((entry) => [entry.file, entry])).values()];
}
