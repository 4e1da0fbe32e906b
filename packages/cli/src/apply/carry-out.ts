import { relative, sep } from "node:path";
import type {
  FileChange,
  Group,
  Migration,
  MigrationPlan,
  Project,
  Rewrite,
} from "@habitshift/codemods";
import type { ArgumentsOf } from "../arguments.ts";
import type { Engine } from "../engine.ts";
import type { Io } from "../io.ts";
import { writeOutput } from "../write-output.ts";
import { type AppliedPlan, applyPlan } from "./apply-plan.ts";
import { type Commit, commitGroups } from "./commit-groups.ts";
import { refuseForeign } from "./open-repository.ts";
import { planCommits } from "./plan-commits.ts";
import { refuseUncommitted } from "./refuse-uncommitted.ts";
import { renderPatch } from "./render-patch.ts";

/** What became of the edits. */
export type Outcome =
  | { readonly kind: "shown" | "written" }
  /** `folder`: where the patch is to be applied, as a path from the working folder. */
  | { readonly kind: "patch"; readonly file: string; readonly folder: string }
  | { readonly kind: "committed"; readonly commits: readonly Commit[] };

/** A plan after it was carried out, and how. */
export interface CarriedOut {
  readonly result: AppliedPlan;
  readonly outcome: Outcome;
  /** Why not all was carried out that could be; null where all was. */
  readonly failure: string | null;
}

export interface CarryOutInput {
  readonly args: ArgumentsOf<"migrate">;
  readonly io: Io;
  readonly engine: Engine;
  readonly project: Project;
  readonly migration: Migration;
  readonly isWanted: (group: Group) => boolean;
  /** The repository that commits go to, absolute; null where none are made. */
  readonly top: string | null;
}

/**
 * Does with the wanted groups what the flags say: nothing, a patch, files, or commits.
 *
 * @throws UsageError - where something forbids it.
 * @throws ApplyError - where writing failed; no file is changed then.
 */
export function carryOut(input: CarryOutInput): CarriedOut {
  const { args, migration, isWanted } = input;
  if (args.patch !== null) return writePatch(input, args.patch);
  if (args.commit) return commitAll(input);
  if (args.write || args.interactive) return writeFiles(input);
  return { result: migration.plan(isWanted), outcome: { kind: "shown" }, failure: null };
}

/** @throws UsageError - where what is not committed forbids to carry out these rewrites. */
export function refuseToWrite(
  { args, engine, project, top }: CarryOutInput,
  rewrites: readonly Rewrite[],
): void {
  if (args.patch !== null) return;
  if (top === null) {
    if (!args.allowDirty) refuseUncommitted(engine, project.root, rewrites);
    return;
  }
  const files = rewrites.filter(({ before }) => before !== null).map(({ file }) => file);
  refuseForeign(engine, { root: project.root, top }, files);
}

function writeFiles(input: CarryOutInput): CarriedOut {
  const { engine, project, migration, isWanted } = input;
  const result = applyPlan({
    engine,
    project,
    plan: planWith(migration, isWanted),
    refuse: (rewrites) => refuseToWrite(input, rewrites),
    write: (_plan, changes) => {
      engine.writeChanges(project.root, changes);
      return new Map();
    },
  });
  return { result, outcome: { kind: "written" }, failure: null };
}

function commitAll(input: CarryOutInput): CarriedOut {
  const { engine, project, migration, isWanted, top } = input;
  if (top === null) throw new Error("there is no repository to commit to");
  const { root } = project;
  let commits: readonly Commit[] = [];
  let failure: string | null = null;
  const write = (plan: MigrationPlan): ReadonlyMap<string, string> => {
    const steps = planCommits(engine, project, migration, plan);
    ({ commits, failure } = commitGroups({ engine, root, top, steps }));
    const open = steps.slice(commits.length).flatMap(({ groups }) => groups);
    const stopped = "an earlier commit failed";
    const [failed] = steps.slice(commits.length);
    return new Map(
      open.map((id) => [id, failed?.groups.includes(id) ? (failure ?? stopped) : stopped]),
    );
  };
  const refuse = (rewrites: readonly Rewrite[]) => refuseToWrite(input, rewrites);
  const plan = planWith(migration, isWanted);
  const result = applyPlan({ engine, project, plan, refuse, write });
  return { result, outcome: { kind: "committed", commits }, failure };
}

function writePatch(input: CarryOutInput, file: string): CarriedOut {
  const { io, engine, project, migration, isWanted } = input;
  const top = engine.findRepository(project.root) ?? project.root;
  const result = migration.plan(isWanted);
  const changes: readonly FileChange[] = engine.toFileChanges(project, result.rewrites);
  const text = renderPatch(project.root, top, changes);
  if (file === "-") io.stdout.write(text);
  else writeOutput(io.cwd, file, text);
  const folder = relative(project.root, top).split(sep).join("/") || ".";
  return { result, outcome: { kind: "patch", file, folder }, failure: null };
}

function planWith(migration: Migration, isWanted: (group: Group) => boolean) {
  return (isAllowed: (group: Group) => boolean) =>
    migration.plan((group) => isWanted(group) && isAllowed(group));
}
