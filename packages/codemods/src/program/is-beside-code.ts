import { isDataPath } from "./data-files.ts";
import { isEnvironmentPath } from "./environment-files.ts";

/** Whether a path is that of data or of variables, which are read for the code that uses them. */
export function isBesideCode(path: string): boolean {
  return isDataPath(path) || isEnvironmentPath(path);
}
