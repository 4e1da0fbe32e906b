import type { Proposal } from "./changes/proposal.ts";
import { createSources } from "./dialects/sources.ts";
import type { Facts } from "./facts/facts.ts";
import { factsOf } from "./facts/facts-of.ts";
import { withoutIgnored } from "./ignore/without-ignored.ts";
import type {
  FileFate,
  Group,
  MigrationOptions,
  MigrationPlan,
  PlannedFinding,
  Project,
  Rewrite,
  SourceFile,
} from "./model.ts";
import { type ChangeSet, partOfChanges, toChangeSets } from "./plan/change-set.ts";
import { createEvidence } from "./plan/evidence.ts";
import { findAll } from "./plan/find-all.ts";
import { createFingerprints } from "./plan/fingerprint.ts";
import { partGenerated } from "./plan/generated-code.ts";
import { guarded } from "./plan/guarded.ts";
import { basesNotice, beyondNotice, elsewhereNotice, untiedNotice } from "./plan/host-notices.ts";
import { longDataNotice } from "./plan/long-data-notice.ts";
import { withoutOthersApis } from "./plan/others-apis.ts";
import { rewriteFiles } from "./plan/rewrite.ts";
import { toFinding } from "./plan/to-finding.ts";
import { withUnreadCode } from "./plan/unread-code.ts";
import { isDataPath } from "./program/data-files.ts";
import { readCandidates } from "./read-candidates.ts";
import { type TodoSet, todoSets } from "./todo/todo-sets.ts";

/** A project that was looked through, so that plans of it for one choice or another take no time. */
export interface Migration {
  /** What would be done for the groups that are chosen. */
  plan(choose: (group: Group) => boolean): MigrationPlan;
}

/**
 * Plans a migration: which places are v1, what they become, and the new text of each file for the
 * groups that are chosen. Reads the project, writes nothing.
 */
export function planMigration(
  project: Project,
  options: MigrationOptions,
  choose: (group: Group) => boolean,
): MigrationPlan {
  return prepareMigration(project, options).plan(choose);
}

/** Looks through a project once, and plans for any choice of groups. Reads the project, writes nothing. */
export function prepareMigration(project: Project, options: MigrationOptions): Migration {
  const { files, fates, beyond } = readCandidates(project, options.services);
  const sources = createSources(files);
  const facts = factsOf(files, project, options, beyond === 0);
  options.onStep?.({ phase: "find" });
  const { proposals: all, notices } = facts
    ? withoutOthersApis(facts, findAll(facts))
    : { proposals: [], notices: [] };
  const {
    proposals: allowed,
    ignored,
    idle,
  } = facts ? withoutIgnored(facts, sources, all) : { proposals: [], ignored: [], idle: [] };
  const { proposals: parted, regenerated } = facts
    ? partGenerated(facts, allowed)
    : { proposals: [], regenerated: [] };
  const proposals = parted.filter(({ change }) => options.changes?.includes(change) ?? true);
  const whole = facts ? toChangeSets(facts, parted) : [];
  const wanted = facts && options.changes ? partOfChanges(facts, whole, options.changes) : whole;
  options.onStep?.({ phase: "check" });
  const sets = facts
    ? withUnreadCode(
        facts,
        project,
        fates,
        guarded(facts, project, wanted, sources, options, regenerated),
      )
    : [];
  const groups = sets.filter(({ confidence }) => confidence !== "manual").map(toGroup);
  const findings = facts ? toFindings(facts, proposals, sets) : [];
  const todos = facts && options.todo ? todoSets(facts, sources, findings) : [];
  const placed = findings.map(sources.placeFinding).filter(isFirst(facts));
  const told = [
    ...notices,
    ...beyondNotice(beyond),
    ...untiedNotice(proposals),
    ...(facts ? [...elsewhereNotice(facts), ...basesNotice(facts)] : []),
    ...longDataNotice(files, project),
  ];
  const rewritesOf = (choose: (group: Group) => boolean): readonly Rewrite[] => {
    const chosen = sets
      .filter((set) => set.confidence !== "manual" && choose(toGroup(set)))
      .map((set) => ({ ...set, edits: sources.placeEdits(set.edits) ?? [] }));
    const left = todos.filter((todo) => choose(toTodoGroup(todo))).map(({ set }) => set);
    return rewriteFiles([...chosen, ...left], sources.textOf);
  };
  return {
    plan: (choose) => {
      const rewrites = rewritesOf(choose);
      return {
        findings: placed,
        groups,
        rewrites,
        fates: fatesOf(project, files, fates, rewrites),
        ignored,
        idleIgnores: idle,
        todos: todos.map(toTodoGroup),
        notices: told,
      };
    },
  };
}

/** What stands twice in the code that a template is read as is one place of its file. */
function isFirst(facts: Facts | null): (finding: PlannedFinding) => boolean {
  const seen = new Set<string>();
  return ({ after, change, end, file, group, start }) => {
    if (start === end || !facts?.program.modules.get(file)?.reading) return true;
    const key = [file, start, end, change, group, after].join("|");
    const isKnown = seen.has(key);
    seen.add(key);
    return !isKnown;
  };
}

function toGroup(set: ChangeSet): Group {
  const edited = set.proposals.filter(({ edits }) => edits !== null);
  return {
    id: set.id,
    confidence: set.confidence,
    changes: [...new Set(edited.filter(({ isHidden }) => !isHidden).map(({ change }) => change))],
    files: [
      ...new Set([
        ...set.edits.map(({ file }) => file),
        ...(set.created ? [set.created.path] : []),
      ]),
    ].sort(),
  };
}

function toTodoGroup({ change, set }: TodoSet): Group {
  const files = set.edits.map(({ file }) => file);
  return { id: set.id, confidence: "manual", changes: [change], files };
}

function toFindings(
  facts: Facts,
  proposals: readonly Proposal[],
  sets: readonly ChangeSet[],
): readonly PlannedFinding[] {
  const setOf = new Map(
    sets.flatMap((set) => set.proposals.map((proposal) => [proposal, set] as const)),
  );
  const fingerprint = createFingerprints();
  const evidence = createEvidence(facts);
  return proposals
    .filter(({ isHidden }) => !isHidden)
    .map((proposal) => {
      const set = setOf.get(proposal) ?? null;
      const isOpen = proposal.edits === null || set === null;
      return toFinding(proposal, {
        set,
        confidence: isOpen ? "manual" : set.confidence,
        reason:
          isOpen || proposal.confidence === set.confidence
            ? (proposal.reason ?? set?.reason ?? null)
            : set.reason,
        evidence: evidence(proposal, set?.calls ?? []),
        fingerprint: fingerprint(proposal),
      });
    })
    .sort((left, right) =>
      left.file === right.file
        ? left.start - right.start || left.end - right.end
        : left.file < right.file
          ? -1
          : 1,
    );
}

function fatesOf(
  project: Project,
  files: readonly SourceFile[],
  failed: readonly FileFate[],
  rewrites: readonly Rewrite[],
): readonly FileFate[] {
  const known = new Map(failed.map((fate) => [fate.file, fate]));
  const changed = new Set(rewrites.map(({ file }) => file));
  const paths = project.files.map(({ path }) => path);
  const candidates = new Set(files.map((file) => file.path));
  const data = [...candidates].filter(isDataPath);
  return [...paths, ...data].map((path): FileFate => {
    const failure = known.get(path);
    if (failure) return failure;
    if (changed.has(path)) return { file: path, fate: "changed" };
    return { file: path, fate: candidates.has(path) ? "nothing-to-do" : "not-candidate" };
  });
}
