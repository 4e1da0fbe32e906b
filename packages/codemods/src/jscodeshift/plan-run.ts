import { extname } from "node:path";
import { type ChangeId, changes } from "@habitshift/schemas";
import { toFileChanges } from "../apply/file-change.ts";
import { hashOf } from "../apply/journal.ts";
import { loadConfig } from "../config/load-config.ts";
import { resolveOptions } from "../config/resolve-options.ts";
import { openProject } from "../discover/open-project.ts";
import { planMigration } from "../migrate.ts";
import type { FileFate, Group, MigrationPlan, PlannedFinding, Project } from "../model.ts";
import { isEnvironmentPath } from "../program/environment-files.ts";
import type { FilePlan, PlanRequest, RunPlan } from "./run-plan.ts";

/**
 * Plans what a run of jscodeshift does, over the whole project at once. Writes nothing.
 *
 * @throws ConfigError - where the configuration cannot be followed.
 */
export async function planRun(request: PlanRequest): Promise<RunPlan> {
  const { root, serviceUrl, typecheck } = request;
  const loaded = await loadConfig(root, []);
  const { include = [], exclude = [] } = loaded.config;
  const patterns = { folder: loaded.folder, include, exclude };
  const project = openProject({ root, paths: [], patterns });
  const flags = { serviceUrl, typecheck, todo: false, explain: false };
  const wanted = request.changes;
  const options = {
    ...resolveOptions(loaded, flags, project.root),
    ...(wanted ? { changes: changes.map(({ id }) => id).filter((id) => wanted.includes(id)) } : {}),
  };
  const plan = planMigration(project, options, (group) => isChosen(group, project, request));
  const files = plan.fates
    .filter(({ fate }) => fate !== "not-candidate")
    .map((fate) => [fate.file, toFilePlan(fate, project, plan, request)] as const);
  return { files: Object.fromEntries(files) };
}

function isChosen(group: Group, project: Project, request: PlanRequest): boolean {
  if (group.confidence === "review" && !request.includeReview) return false;
  return request.changes !== null || unreached(group, project, request) === undefined;
}

/** A file of a group that the runner does not hand over, so that the group would not be whole. */
function unreached(group: Group, project: Project, { extensions }: PlanRequest) {
  return group.files.find(
    (file) => extensions !== null && project.exists(file) && !extensions.includes(extname(file)),
  );
}

function toFilePlan(
  fate: FileFate,
  project: Project,
  { rewrites, findings, groups }: MigrationPlan,
  request: PlanRequest,
): FilePlan {
  const { file } = fate;
  const failure = fate.fate === "unreadable" ? fate.reason : null;
  const rewrite = rewrites.find((each) => each.file === file);
  const [change] = rewrite ? toFileChanges(project, [rewrite]) : [];
  const applied = new Set(rewrites.flatMap(({ groups: made }) => made));
  const own = findings.filter((finding) => finding.file === file);
  const isApplied = ({ group, after, status }: PlannedFinding): boolean =>
    group !== null && after !== null && status === "proposed" && applied.has(group);
  const edits: Partial<Record<ChangeId, number>> = {};
  for (const finding of own.filter(isApplied))
    edits[finding.change] = (edits[finding.change] ?? 0) + 1;
  const created = rewrites
    .filter(
      ({ before, groups: others }) =>
        before === null && others.some((id) => rewrite?.groups.includes(id)),
    )
    .map(({ file: path, after }) => ({ path, text: after }));
  return {
    before: change?.before ? hashOf(change.before.toString("utf8")) : null,
    after: change ? change.after.toString("utf8") : null,
    created,
    edits,
    remarks: remarksOn(
      own.filter((finding) => !isApplied(finding)),
      (finding) => {
        const group = groups.find(({ id }) => id === finding.group);
        return group && !request.changes ? unreached(group, project, request) : undefined;
      },
    ),
    failure,
  };
}

/** A line for each place that a person must decide, and one for what was left for the same reason. */
function remarksOn(
  findings: readonly PlannedFinding[],
  missingFor: (finding: PlannedFinding) => string | undefined,
): readonly string[] {
  const decisions: string[] = [];
  const left = new Map<string, number>();
  for (const finding of findings) {
    const { line, column, change, confidence, after, message, reason } = finding;
    if (after === null || confidence === "manual") {
      decisions.push(`${line}:${column} ${change} manual: ${message}`);
      continue;
    }
    const missing = missingFor(finding);
    const why =
      missing === undefined
        ? `${reason ?? "for review"}; --include=review rewrites them`
        : `they belong together with ${missing}, ${isEnvironmentPath(missing) ? "which `habitshift migrate --write` moves with them" : `and --extensions does not name ${extname(missing)}`}`;
    left.set(why, (left.get(why) ?? 0) + 1);
  }
  return [
    ...decisions,
    ...Array.from(
      left,
      ([why, count]) => `${count} ${count === 1 ? "place" : "places"} left: ${why}`,
    ),
  ];
}
