import { posix } from "node:path";

/** Files that can be asked for; not all of them need to be known beforehand. */
export type FileSet = Pick<ReadonlySet<string>, "has">;

/** Configuration of tools, whose members mean something else. */
const CONFIGURATION =
  /^(?:package(?:-lock)?|[jt]sconfig(?:\..*)?|deno|composer|vercel|turbo|nx)\.json$/;

/** Longer data was not written by hand. */
export const LONGEST_DATA = 400_000;

/** Whether a path is that of data that a program may import. */
export function isDataPath(path: string): boolean {
  return (
    path.endsWith(".json") &&
    !path.startsWith("../") &&
    !/(?:^|\/)node_modules\//.test(path) &&
    !CONFIGURATION.test(posix.basename(path))
  );
}

/** The text of data that a program may import; null where there is none, or it is no JSON. */
export function readData(
  path: string,
  readOutside: (path: string) => string | null,
): string | null {
  const text = isDataPath(path) ? readOutside(path) : null;
  if (text === null || text.length > LONGEST_DATA) return null;
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** The files of a project, and the data that stands beside them. */
export function withData(
  files: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): FileSet {
  const known = new Map<string, boolean>();
  return {
    has: (path) => {
      if (files.has(path)) return true;
      if (!isDataPath(path)) return false;
      const found = known.get(path) ?? readData(path, readOutside) !== null;
      known.set(path, found);
      return found;
    },
  };
}
