import { readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";

/** A body is not larger; in bytes. */
const largest = 10 * 1024 * 1024;

/**
 * Reads files that a recording names, relative to it. One outside of the working folder and the folder of
 * the recording is not read, as a recording may come from anybody.
 *
 * @param recording - Absolute; null: standard input.
 */
export function fileReader(
  cwd: string,
  recording: string | null,
): (path: string) => string | undefined {
  const folder = recording === null ? cwd : dirname(recording);
  return (path) => {
    try {
      const target = realpathSync(resolve(folder, path));
      const isNear = [cwd, folder].some((own) => target.startsWith(realpathSync(own) + sep));
      const status = statSync(target);
      if (!isNear || !status.isFile() || status.size > largest) return undefined;
      return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(target));
    } catch {
      return undefined;
    }
  };
}
