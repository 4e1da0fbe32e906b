import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";

/** The rules of one `.gitignore`, and those of the folders above it. */
export interface IgnoreRules {
  readonly matcher: Ignore;
  /** Absolute; the rules are relative to it. */
  readonly folder: string;
  readonly above: IgnoreRules | null;
}

/** Adds the `.gitignore` of a folder, if it has one, to the rules from above. */
export function enterFolder(
  folder: string,
  above: IgnoreRules | null,
  hasFile: boolean,
): IgnoreRules | null {
  return hasFile ? addRules(join(folder, ".gitignore"), folder, above) : above;
}

/**
 * The rules that hold in a folder because of the folders above it, up to its git repository, or to
 * `root` outside of git. None where these rules ignore the folder itself: who names it wants it.
 */
export function rulesAbove(folder: string, root: string): IgnoreRules | null {
  const top = findRepository(folder) ?? root;
  const steps = relative(top, folder).split(sep).filter(Boolean);
  if (steps[0] === "..") return null;
  let rules = addRules(join(top, ".git/info/exclude"), top, null);
  let current = top;
  for (const step of steps) {
    rules = addRules(join(current, ".gitignore"), current, rules);
    current = join(current, step);
  }
  return steps.length > 0 && isIgnored(folder, true, rules) ? null : rules;
}

/** Whether git would ignore a path; the folder closest to it decides. */
export function isIgnored(path: string, isFolder: boolean, rules: IgnoreRules | null): boolean {
  for (let current = rules; current !== null; current = current.above) {
    const inside = below(current.folder, path);
    const verdict = current.matcher.test(isFolder ? `${inside}/` : inside);
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}

/** The closest folder at or above `folder` that is a git repository; null where there is none. */
export function findRepository(folder: string): string | null {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, ".git"))) return current;
    if (dirname(current) === current) return null;
  }
}

function below(folder: string, path: string): string {
  const inside = path.slice(folder.endsWith(sep) ? folder.length : folder.length + 1);
  return sep === "/" ? inside : inside.split(sep).join("/");
}

function addRules(file: string, folder: string, above: IgnoreRules | null): IgnoreRules | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return above;
  }
  const matcher = ignore({ ignorecase: false }).add(text);
  return { matcher, folder, above };
}
