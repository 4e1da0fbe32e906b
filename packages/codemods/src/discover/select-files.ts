import { relative, sep } from "node:path";
import ignore from "ignore";

/** Which files are counted at all. */
export interface FilePatterns {
  /** Absolute; the patterns are relative to it. */
  readonly folder: string;
  /** Patterns as in `.gitignore`: only files that match one are counted. Empty means all. */
  readonly include: readonly string[];
  /** Patterns as in `.gitignore`: files that match one are not counted. */
  readonly exclude: readonly string[];
}

/** The test of absolute paths that the patterns stand for; a file outside their folder passes. */
export function selectFiles(patterns: FilePatterns | null): (path: string) => boolean {
  if (patterns === null || patterns.include.length + patterns.exclude.length === 0)
    return () => true;
  const included = ignore({ ignorecase: false }).add([...patterns.include]);
  const excluded = ignore({ ignorecase: false }).add([...patterns.exclude]);
  return (path) => {
    const inside = relative(patterns.folder, path).split(sep).join("/");
    if (!ignore.isPathValid(inside)) return true;
    return (patterns.include.length === 0 || included.ignores(inside)) && !excluded.ignores(inside);
  };
}
