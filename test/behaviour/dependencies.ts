import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

const tests = join(import.meta.dirname, "..");

/** What the integrations import, and what runs and checks them: all that `test/package.json` installs. */
const dependencies: readonly string[] = Object.keys(
  JSON.parse(readFileSync(join(tests, "package.json"), "utf8")).devDependencies,
);

/** The folder of an installed package. */
export function dependencyFolder(name: string): string {
  const folder = join(tests, "node_modules", name);
  if (!existsSync(folder)) {
    throw new Error(`${name} is not installed: expected it in test/package.json`);
  }
  return folder;
}

/**
 * Gives a folder a `node_modules` with all that an integration may import.
 *
 * @param others - What stands under the name of a package instead of it.
 */
export function linkDependencies(
  folder: string,
  others: Readonly<Record<string, string>> = {},
): void {
  for (const name of dependencies) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dependencyFolder(others[name] ?? name), link, "dir");
  }
}
