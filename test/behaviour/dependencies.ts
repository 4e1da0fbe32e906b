import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

const workspace = join(import.meta.dirname, "../..");
const searched = [join(workspace, "test/node_modules"), join(workspace, "node_modules")];

/** What the integrations import, and what runs and checks them. */
const dependencies = [
  "@types/node",
  "@types/react",
  "@types/react-dom",
  "axios",
  "react",
  "react-dom",
  "tsx",
  "typescript",
];

/** The folder of an installed package; the first found counts, so that `test/package.json` rules. */
export function dependencyFolder(name: string): string {
  const found = searched.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (found === undefined) {
    throw new Error(`${name} is not installed: expected it in test/package.json`);
  }
  return found;
}

/** Gives a folder a `node_modules` with all that an integration may import. */
export function linkDependencies(folder: string): void {
  for (const name of dependencies) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dependencyFolder(name), link, "dir");
  }
}
