import { relative, resolve, sep } from "node:path";
import type { FileFate, MigrationPlan, Rewrite } from "@habitshift/codemods";
import type { ArgumentsOf } from "../arguments.ts";
import { addressesOf } from "../convert/addresses-of.ts";
import { dayOf } from "../day-of.ts";
import { withDocuments } from "../documents/with-documents.ts";
import type { Engine } from "../engine.ts";
import type { Io } from "../io.ts";
import { openCode } from "../open-code.ts";
import { withPayloads } from "../payloads/with-payloads.ts";
import { showProgress } from "../progress.ts";
import { createReport } from "../report/create-report.ts";
import type { Report } from "../report/report.ts";
import { readVersion } from "../version.ts";

/** What there is, before anything but the clock judges it. */
interface LookedThrough {
  readonly report: Report;
  /** The working folder, absolute and without links. */
  readonly root: string;
  /** Base URLs of the service; empty: they are not known. */
  readonly services: readonly string[];
  /** The repository around the working folder; null: it is in none. */
  readonly top: string | null;
  /** The edits that a group of findings makes alone. */
  readonly rewritesOf: (group: string) => readonly Rewrite[];
}

/**
 * Finds what is v1 in all that a command line names.
 *
 * @throws UsageError, NoSuchPathError - where there is nothing to read.
 */
export async function lookThrough(
  args: ArgumentsOf<"check">,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<LookedThrough> {
  const { paths, config, serviceUrl } = args;
  // Whoever reads the report as text has no room for the whole chain; traffic needs to know the endpoints.
  const explain = args.traffic !== null || args.reports.some(({ format }) => format !== "text");
  const flags = { paths, config, serviceUrl, typecheck: true, todo: false, explain };
  const wanted = { ...flags, documents: true };
  const { project, options, payloads } = await openCode(wanted, io.cwd, loadEngine);
  const engine = await loadEngine();
  const { answers, ...others } = io.help ?? {};
  const kept = args.cache && answers ? { answers } : {};
  const prepared = await showProgress(io, project, ({ project, onStep }) =>
    engine.prepareMigration(project, { ...options, ...others, ...kept, onStep }),
  );
  const { migration } = await withPayloads(prepared, project, payloads, options);
  const bare = migration.plan(() => false);
  const { plan, project: all } = withDocuments(
    bare,
    project,
    { ...options, ...kept },
    ownFiles(args, project.root),
  );
  const report = createReport({
    version: readVersion(),
    asOf: args.asOf ?? dayOf(io.now()),
    project: all,
    plan: { ...plan, fates: fatesOf(plan) },
  });
  return {
    report,
    root: project.root,
    services: addressesOf({ services: [...options.services] }, io.env),
    top: engine.findRepository(project.root),
    rewritesOf: (group) => migration.plan(({ id }) => id === group).rewrites,
  };
}

/** Reports, the baseline and traffic, as paths of the project. */
function ownFiles({ reports, baseline, traffic }: ArgumentsOf<"check">, root: string): Set<string> {
  const named = [...reports.map(({ output }) => output), baseline?.file ?? null, traffic];
  return new Set(
    named.flatMap((path) =>
      path === null ? [] : [relative(root, resolve(root, path)).split(sep).join("/")],
    ),
  );
}

/** A check rewrites nothing; what counts as "to change" is what `migrate` would. */
function fatesOf({ findings, fates }: MigrationPlan): FileFate[] {
  const editable = findings.filter(
    ({ after, confidence }) => after !== null && confidence !== "manual",
  );
  const files = new Set(editable.map((finding) => finding.file));
  return fates.map((entry) =>
    entry.fate === "nothing-to-do" && files.has(entry.file) ? { ...entry, fate: "changed" } : entry,
  );
}
