import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Seed } from "@habitshift/sandbox";
import { prefixes } from "@habitshift/schemas";
import type { Io } from "../io.ts";
import { UsageError } from "../usage-error.ts";
import { compareRuns, type PlacedRun } from "./compare-runs.ts";
import { findCalls } from "./find-calls.ts";
import { suffixOf, type Variables } from "./find-variables.ts";
import type { CopyMigration } from "./migrate-copy.ts";
import { openStage, type StageVersion } from "./open-stage.ts";
import type { VerifySettings } from "./read-verify-settings.ts";
import { runCommand } from "./run-command.ts";
import type { Verification } from "./verification.ts";

export interface VerifyInput {
  readonly settings: VerifySettings;
  readonly variables: Variables;
  readonly seed: Seed | undefined;
  readonly env: Io["env"];
  readonly signal: AbortSignal;
  /** Makes a copy of the repository, as it is, and gives its folder. */
  readonly copy: (name: string) => Promise<string>;
  /** The working folder's place in a copy. */
  readonly cwdIn: (copy: string) => string;
  readonly migrate: (cwd: string) => Promise<CopyMigration>;
  /** Says what is done now. */
  readonly say: (what: string) => void;
}

/**
 * Runs a command before and after a migration, each time in a copy of its own and on a sandbox of its own.
 *
 * @throws UsageError - where there is nothing to migrate, or no such command.
 */
export async function verifyCopies(input: VerifyInput): Promise<Verification> {
  const { settings, copy, cwdIn, migrate, say } = input;
  say("copies the repository");
  const [original, migrated] = [await copy("before"), await copy("after")];
  say("migrates the copy");
  const migration = await migrate(cwdIn(migrated));
  if (migration.filesChanged === 0) throw nothingToDo(migration, settings.includeReview);
  say("runs the command on v1");
  const before = await play(input, original, "v1");
  const own = { migration, before, calls: [] };
  if (before.status !== 0) {
    return { ...own, verdict: "fails-before", after: null, comparison: null };
  }
  say("runs the command on v2");
  const after = await play(input, migrated, "v2");
  const comparison = compareRuns(before, after, settings.stderr);
  const [first] = comparison.differences;
  if (first === undefined) return { ...own, verdict: "same", after, comparison };
  if (first.in !== "exit status") {
    say("runs the command on v1 again, to see whether it does the same each time");
    const again = await play(input, await copy("again"), "v1");
    const noise = compareRuns(before, again, settings.stderr);
    const isSteady = noise.differences.every((each) => each.in !== first.in);
    if (!isSteady) {
      return { ...own, verdict: "unsteady", after: again, comparison: noise };
    }
  }
  const calls = findCalls(first, before, after);
  return { ...own, verdict: "differs", after, comparison, calls };
}

async function play(input: VerifyInput, copy: string, version: StageVersion): Promise<PlacedRun> {
  const { settings, seed, signal, cwdIn } = input;
  const stage = await openStage(version, seed);
  try {
    const cwd = cwdIn(copy);
    const ended = await runCommand(settings.words, {
      cwd,
      env: environment(input, copy, stage, version),
      timeout: settings.timeout * 1_000,
      signal,
      onPrinted: stage.onPrinted,
    });
    signal.throwIfAborted();
    const place = { url: stage.url, folder: copy };
    return { ...ended, calls: stage.calls, final: await stage.read(), place };
  } finally {
    await stage.stop();
  }
}

function environment(
  { env, variables, cwdIn }: VerifyInput,
  copy: string,
  { url, key }: { readonly url: string; readonly key: string },
  version: StageVersion,
): Io["env"] {
  const cwd = cwdIn(copy);
  const programs = [cwd, copy].map((folder) => join(folder, "node_modules", ".bin"));
  const path = [...new Set(programs)].filter((folder) => existsSync(folder));
  const addressOf = (name: string) => url + pathOn(version, suffixOf(name, cwd, env));
  return {
    ...env,
    PWD: cwd,
    PATH: [...path, env.PATH ?? ""].join(delimiter),
    ...Object.fromEntries(variables.urls.map((name) => [name, addressOf(name)])),
    ...Object.fromEntries(variables.keys.map((name) => [name, key])),
  };
}

/** A variable may hold the path of v1, too; the one who sets it has to change that for v2. */
function pathOn(version: StageVersion, path: string): string {
  if (version === "v1") return path;
  const at = prefixes.v1.findIndex((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const [old, own = prefixes.v2[0] ?? ""] = [prefixes.v1[at], prefixes.v2[at]];
  return old === undefined ? path : own + path.slice(old.length);
}

function nothingToDo({ review, manual }: CopyMigration, includeReview: boolean): UsageError {
  if (review > 0 && !includeReview) {
    const places = `${review} ${review === 1 ? "place is" : "places are"} for review`;
    return new UsageError(`nothing is safe to migrate, but ${places}; try --include review`);
  }
  const left = manual > 0 ? "; what is v1 is left to you, see habitshift migrate" : "";
  return new UsageError(`there is nothing to migrate here, so nothing to verify${left}`);
}
