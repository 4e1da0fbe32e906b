import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What `case.json` says about an integration. */
export interface CaseManifest {
  /** The program to run, relative to the folder. */
  readonly entry: string;
  /** Files whose bytes a migration must not change. */
  readonly untouched?: readonly string[];
  /** Words that a file must hold after the migration. */
  readonly keeps?: Readonly<Record<string, readonly string[]>>;
  /** The project does not use the service: nothing may change, and it runs on v1 again. */
  readonly noChanges?: boolean;
  /** Packages that stand under another name for it, such as an older version: `{ "msw": "msw1" }`. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Has a `tsconfig.json` under which it compiles before, and must compile after. */
  readonly typecheck?: boolean;
  /** Why its migrated copy does not behave as before yet; the test holds that it does not. */
  readonly pending?: string;
}

export interface IntegrationCase {
  readonly name: string;
  readonly folder: string;
  readonly manifest: CaseManifest;
}

/** The integrations right below a folder, by name; folders without a `case.json` are none. */
export function listCases(parent: string): readonly IntegrationCase[] {
  return readdirSync(parent)
    .sort()
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, "case.json")))
    .map((folder) => ({
      name: basename(folder),
      folder,
      manifest: JSON.parse(readFileSync(join(folder, "case.json"), "utf8")),
    }));
}
