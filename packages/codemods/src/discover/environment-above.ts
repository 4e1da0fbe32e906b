import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isEnvironmentFile } from "../program/environment-files.ts";
import { enterFolder, isIgnored, rulesAbove } from "./ignore-rules.ts";

/** The files in the folders above a path, up to `root`, that set variables of the environment and that git would keep. */
export function environmentAbove(path: string, root: string): readonly string[] {
  const steps = relative(root, path).split(sep);
  if (path === root || steps[0] === "..") return [];
  const folders = steps.map((_, index) => join(root, ...steps.slice(0, index)));
  return folders.flatMap((folder) => {
    const rules = enterFolder(folder, rulesAbove(folder, root), true);
    return list(folder)
      .map((name) => join(folder, name))
      .filter((file) => !isIgnored(file, false, rules));
  });
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && isEnvironmentFile(entry.name))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
