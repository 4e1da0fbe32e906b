import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "./default-options.ts";
import { memoryProject, type Tree } from "./memory-project.ts";

/** What a test looks at after everything that can be edited was. */
interface Migrated {
  /** The new text of the files that changed. */
  readonly files: Readonly<Record<string, string>>;
  readonly confidences: readonly string[];
  /** What is left to a person, and is no call of a list and no key: the change and its line. */
  readonly manual: readonly string[];
}

const BESIDE: readonly string[] = ["pagination-added", "api-key-version"];

/** Migrates files that stand in memory only, what is for review too. */
export function migrated(tree: Tree): Migrated {
  const options = { ...DEFAULT_OPTIONS, typecheck: false };
  const { findings, groups, rewrites } = planMigration(memoryProject(tree), options, () => true);
  return {
    files: Object.fromEntries(rewrites.map(({ file, after }) => [file, after])),
    confidences: groups.map(({ confidence }) => confidence),
    manual: findings
      .filter(({ change, confidence }) => confidence === "manual" && !BESIDE.includes(change))
      .map(({ change, line }) => `${change} ${line}`),
  };
}
