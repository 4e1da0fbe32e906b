import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type MigrationPlan,
  openProject,
  planMigration,
  toFileChanges,
  writeChanges,
} from "../../packages/codemods/src/index.ts";
import type { MigrationOptions } from "../../packages/codemods/src/model.ts";
import { mapTree, readTree, type Tree, writeTree } from "./tree.ts";

export interface MigratedTree {
  readonly plan: MigrationPlan;
  /** What the plan says that the files become. */
  readonly planned: Tree;
  /** What stands on the disk after the plan was applied. */
  readonly written: Tree;
}

/** Migrates files on the disk, with all edits that are not left to a person. */
export function migrateTree(tree: Tree, options: MigrationOptions): MigratedTree {
  const root = mkdtempSync(join(tmpdir(), "habitshift-fixture-"));
  try {
    writeTree(root, tree);
    const project = openProject({ root, paths: [], patterns: null });
    const plan = planMigration(project, options, () => true);
    writeChanges(root, toFileChanges(project, plan.rewrites));
    return { plan, planned: applyRewrites(tree, plan), written: readTree(root) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const MARK = "\uFEFF";

function applyRewrites(tree: Tree, { rewrites }: MigrationPlan): Tree {
  const made = Object.fromEntries(
    rewrites.map(({ file, after }) => [file, tree[file]?.startsWith(MARK) ? MARK + after : after]),
  );
  return { ...tree, ...made };
}

/** The same files with Windows line ends. */
export function withCrlf(tree: Tree): Tree {
  return mapTree(tree, (text) => text.replaceAll("\n", "\r\n"));
}

/** The same files, those of `input` with a byte order mark; what a migration creates has none. */
export function withMark(tree: Tree, input: Tree): Tree {
  return mapTree(tree, (text, path) => (path in input ? MARK + text : text));
}
