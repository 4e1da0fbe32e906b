import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Confidence, MigrationOptions } from "../../packages/codemods/src/model.ts";
import { DEFAULT_OPTIONS } from "../../packages/codemods/src/testing/default-options.ts";
import { readTree, type Tree } from "./tree.ts";

/** What `case.json` may say about a fixture, beside options of the engine. */
interface FixtureManifest {
  /** Nothing is to be edited: there is no `expected`, and the input stays as it is. */
  readonly noEdits?: boolean;
  /** How sure every group of edits is; `safe` unless said otherwise. */
  readonly confidence?: Confidence;
  /** The changes that are left to a person; `pagination-added` need not be named. */
  readonly left?: readonly string[];
}

/** A program before and after its migration. */
export interface Fixture {
  /** `<change>/<case>`. */
  readonly name: string;
  readonly change: string;
  readonly input: Tree;
  readonly expected: Tree;
  readonly hasExpected: boolean;
  readonly noEdits: boolean;
  readonly confidence: Confidence;
  readonly left: readonly string[];
  readonly options: MigrationOptions;
}

const fixturesFolder = join(import.meta.dirname, "../../fixtures/codemods");

/** The changes that have a folder, by name. */
export function listChangeFolders(): readonly string[] {
  return readdirSync(fixturesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function listFixtures(): readonly Fixture[] {
  return listChangeFolders().flatMap((change) =>
    readdirSync(join(fixturesFolder, change))
      .sort()
      .map((name) => readFixture(change, name)),
  );
}

function readFixture(change: string, name: string): Fixture {
  const folder = join(fixturesFolder, change, name);
  const { noEdits = false, confidence = "safe", left = [], ...options } = readManifest(folder);
  const input = readTree(join(folder, "input"));
  const hasExpected = existsSync(join(folder, "expected"));
  return {
    name: `${change}/${name}`,
    change,
    input,
    expected: noEdits ? input : readTree(join(folder, "expected")),
    hasExpected,
    noEdits,
    confidence,
    left,
    options: { ...DEFAULT_OPTIONS, ...options },
  };
}

/** @throws TypeError - where `case.json` names something that is neither an option nor told here. */
function readManifest(folder: string): FixtureManifest & Partial<MigrationOptions> {
  const path = join(folder, "case.json");
  if (!existsSync(path)) return {};
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const known = ["noEdits", "confidence", "left", ...Object.keys(DEFAULT_OPTIONS)];
  const odd = Object.keys(manifest).filter((member) => !known.includes(member));
  if (odd.length > 0)
    throw new TypeError(`${path}: ${odd.join(", ")} is none of ${known.join(", ")}`);
  return manifest;
}
