import type { Analysis } from "./analysis.ts";
import type { Proposal } from "./changes/proposal.ts";
import { createSources } from "./dialects/sources.ts";
import { editsByFile } from "./edit/edits-by-file.ts";
import type { Facts } from "./facts/facts.ts";
import { factsOf } from "./facts/facts-of.ts";
import { prepareChecks } from "./guard/prepare-checks.ts";
import type { Witness } from "./guard/witness.ts";
import { withoutIgnored } from "./ignore/without-ignored.ts";
import type { Group, MigrationOptions, PlannedFinding, Project } from "./model.ts";
import { type ChangeSet, partOfChanges, toChangeSets } from "./plan/change-set.ts";
import { createEndpointsOf } from "./plan/endpoints-of.ts";
import { createEvidence } from "./plan/evidence.ts";
import { findAll } from "./plan/find-all.ts";
import { createFingerprints } from "./plan/fingerprint.ts";
import { partGenerated } from "./plan/generated-code.ts";
import { guarded } from "./plan/guarded.ts";
import {
  basesNotice,
  beyondNotice,
  elsewhereNotice,
  unfinishedNotice,
  untiedNotice,
  unversionedNotice,
} from "./plan/host-notices.ts";
import { longDataNotice } from "./plan/long-data-notice.ts";
import { mergedCallsNotice } from "./plan/merged-calls-notice.ts";
import { withoutOthersApis } from "./plan/others-apis.ts";
import type { EditSet } from "./plan/rewrite-files.ts";
import { toFinding } from "./plan/to-finding.ts";
import { withUnreadCode } from "./plan/unread-code.ts";
import { withFollowers } from "./plan/with-followers.ts";
import type { Candidates } from "./prefilter.ts";
import { oncePer } from "./program/once-per.ts";
import { readCandidates } from "./read-candidates.ts";
import { type TodoSet, todoSets } from "./todo/todo-sets.ts";

/**
 * Finds what is v1 in the files that can matter, and what it becomes.
 *
 * @param witness - Is told what the compiler looked at beside the program.
 */
export function analyse(
  project: Project,
  options: MigrationOptions,
  candidates: Candidates,
  witness: Witness,
): Analysis {
  const { beyond, paths, unversioned } = candidates;
  prepareChecks(options, project, paths);
  const { files, fates } = readCandidates(project, paths);
  const sources = createSources(files);
  const facts = factsOf(files, project, options, beyond === 0);
  options.onStep?.({ phase: "find" });
  const {
    proposals: all,
    notices,
    route: ownRoute,
  } = facts
    ? withoutOthersApis(facts, findAll(facts))
    : { proposals: [], notices: [], route: null };
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
  const read = oncePer((sets: readonly ChangeSet[]) =>
    facts ? withUnreadCode(facts, project, fates, sets) : sets,
  );
  const findingsOf = oncePer((sets: readonly ChangeSet[]) =>
    facts ? toFindings(facts, proposals, sets) : [],
  );
  const sets = read(
    facts
      ? withFollowers(
          guarded(facts, project, wanted, sources, options, regenerated, witness, (parsed) => {
            findingsOf(read(withFollowers(parsed)));
          }),
        )
      : [],
  );
  const findings = findingsOf(sets);
  const editsOf = new Map(sets.map(({ id, edits }) => [id, edits]));
  const todos = facts && options.todo ? todoSets(facts, sources, findings) : [];
  return {
    findings: findings
      .map((each) => sources.placeFinding(each, editsOf.get(each.group ?? "") ?? []))
      .filter(isFirst(facts)),
    groups: sets
      .filter(({ confidence }) => confidence !== "manual")
      .map((set) => ({ ...toGroup(set), ...toEdits(set, sources.placeEdits(set.edits)) })),
    todos: todos.map((todo) => ({ ...toTodoGroup(todo), ...toEdits(todo.set) })),
    files: files.map(({ path }) => path),
    fates,
    ignored,
    idleIgnores: idle,
    notices: [
      ...notices,
      ...unversionedNotice(unversioned),
      ...untiedNotice(proposals),
      ...(facts ? elsewhereNotice(facts) : []),
      // What an API of one's own answers stays as it is.
      ...(facts && ownRoute === null ? basesNotice(facts) : []),
      // What was not followed matters to nobody who calls nothing.
      ...(facts && facts.machine.exchanges.all.size > 0
        ? [...beyondNotice(beyond), ...mergedCallsNotice(facts)]
        : []),
      ...unfinishedNotice(facts),
      ...longDataNotice(files, project),
    ],
    ownRoute,
  };
}

function toEdits(
  { id, edits, created }: EditSet,
  placed: EditSet["edits"] | null = edits,
): EditSet {
  return { id, created, edits: placed ?? [] };
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
      ...new Set([...set.edits.map(({ file }) => file), ...set.created.map(({ path }) => path)]),
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
  const editsOf = new Map(sets.map((set) => [set, editsByFile(set.edits)]));
  const fingerprint = createFingerprints();
  const evidence = createEvidence(facts);
  const endpointsOf = facts.options.explain ? createEndpointsOf(facts) : null;
  return proposals
    .filter(({ isHidden }) => !isHidden)
    .map((proposal) => {
      const set = setOf.get(proposal) ?? null;
      const isOpen = proposal.edits === null || set === null;
      const { fileName } = proposal.node.getSourceFile();
      return toFinding(proposal, {
        set,
        edits: (set && editsOf.get(set)?.get(fileName)) ?? [],
        confidence: isOpen ? "manual" : set.confidence,
        reason:
          isOpen || proposal.confidence === set.confidence
            ? (proposal.reason ?? set?.reason ?? null)
            : set.reason,
        evidence: evidence(proposal, set?.calls ?? []),
        fingerprint: fingerprint(proposal),
        endpoints: endpointsOf?.(proposal) ?? null,
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
