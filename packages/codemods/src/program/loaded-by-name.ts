import { posix } from "node:path";
import { escapeRegExp } from "./escape-reg-exp.ts";

/** Where a text loads something under a name that it does not spell out, or runs it as a program of its own. */
const LOADS =
  /\b(?:require|import)\s*\(\s*(?:[^\s"')]|["'][^"'\n]*["']\s*\+)|\bfork\s*\(|\bnew\s+(?:\w+\.)?Worker\s*\(/;
const TEMPLATE = /`(\.{1,2}\/[^`\n]*\$\{[^`\n]*)`/g;
const JOINED = /["'](\.{1,2}\/[^"'\n]*\/)["']\s*\+/g;
const PLACED =
  /\b(?:join|resolve)\s*\(\s*(?:__dirname|import\.meta\.dirname)\s*,((?:[^()]|\$\{[^}]*\})*)\)/g;
const SPELLED = /^(["'`])(.*)\1$/s;
const READS = /\breaddir(?:Sync)?\s*\(/;
const READS_OWN = /\breaddir(?:Sync)?\s*\(\s*(?:__dirname\b|import\.meta\.dirname\b)/;
const RECURSIVE = /\brecursive\s*:\s*true\b/;
const QUOTED = /["'`]((?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*)\/?["'`]/g;

/** Stands for what only a run tells, of the name of one file or folder. */
const ANY = "*";
/** The same of all that is below a folder. */
const BELOW = "**";

/**
 * What a text may load by names that only a run tells, with a star for those: `import(`./reports/${name}.js`)`,
 * and all in the folders that it names where it goes through what one holds.
 */
export function loadedIn(text: string): ReadonlySet<string> {
  return new Set(namedIn(text));
}

function* namedIn(text: string): Iterable<string> {
  if (!LOADS.test(text)) return;
  for (const [, path = ""] of text.matchAll(TEMPLATE)) yield withStars(path);
  for (const [, path = ""] of text.matchAll(JOINED)) yield `${path}${ANY}`;
  for (const [, pieces = ""] of text.matchAll(PLACED)) yield `./${posix.join(...namesOf(pieces))}`;
  const read = RECURSIVE.test(text) ? BELOW : ANY;
  if (READS_OWN.test(text)) yield `./${read}`;
  if (!READS.test(text)) return;
  for (const [, folder = ""] of text.matchAll(QUOTED)) yield `./${posix.join(folder, read)}`;
}

function withStars(text: string): string {
  return text.replace(/\$\{[^}]*\}/g, ANY);
}

/** The pieces of a path that are put together: as they are spelled, or a star. */
function namesOf(pieces: string): readonly string[] {
  return pieces.split(",").flatMap((piece) => {
    const [, , spelled] = SPELLED.exec(piece.trim()) ?? [];
    if (spelled !== undefined) return [withStars(spelled)];
    return piece.trim() === "" ? [] : [ANY];
  });
}

/** Whether a specifier stands for several files. */
export function namesSeveral(specifier: string): boolean {
  return specifier.includes(ANY);
}

/** The files that a specifier with stars stands for, seen from a file. */
export function filesNamed(
  from: string,
  specifier: string,
  files: Iterable<string>,
): readonly string[] {
  const whole = posix.join(posix.dirname(from), specifier);
  const source = whole
    .split(BELOW)
    .map((part) => part.split(ANY).map(escapeRegExp).join("[^/]*"))
    .join(".*");
  const pattern = new RegExp(`^${source}$`);
  return [...files].filter((path) => path !== from && pattern.test(path));
}
