import { requiredHeaders } from "@habitshift/schemas";
import { findReadsBehind } from "../changes/bodies/reads-behind.ts";
import { findCacheKeys } from "../changes/keys/cache-keys.ts";
import { findKeyedTexts } from "../changes/paths/compared/keyed-texts.ts";
import { findMethodTypes } from "../changes/paths/methods/method-types.ts";
import { findHandledPaths } from "../changes/paths/mocked/handled-paths.ts";
import { findPathTypes } from "../changes/paths/path-types/path-types.ts";
import { findRecordedPaths } from "../changes/paths/prefixes/recorded-paths.ts";
import { findUnfollowedPaths } from "../changes/paths/prefixes/unfollowed-paths.ts";
import type { Proposal } from "../changes/proposal.ts";
import { type Edit, isSameEdit, placeOf } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { isModelPath } from "../models/read-model.ts";
import { apartFromBefore } from "./apart-from-before.ts";
import { FINDERS } from "./finders.ts";

/** All proposals of a program; the same place and change is one proposal. */
export function findAll(facts: Facts): readonly Proposal[] {
  const merged = new Map<string, Proposal>();
  const found = FINDERS.flatMap((find) => find(facts));
  const proposed = [
    ...found,
    ...findReadsBehind(facts, found),
    ...findCacheKeys(facts, found),
    ...findKeyedTexts(facts, found),
    ...findMethodTypes(facts, found),
    ...findPathTypes(facts, found),
    ...findHandledPaths(facts, found),
    ...findUnfollowedPaths(facts, found),
    ...findRecordedPaths(facts, found),
  ].flatMap((each) => inProgram(facts, each));
  for (const proposal of proposed) {
    const key = `${proposal.change}|${proposal.node.getSourceFile().fileName}|${proposal.node.getStart()}|${proposal.node.getEnd()}|${proposal.edits === null}|${proposal.follows !== undefined}`;
    const known = merged.get(key);
    merged.set(key, known ? merge(known, proposal) : proposal);
  }
  return apartFromBefore(facts, withoutIdleHeaders(withoutConflicts([...merged.values()])));
}

/** The code of a library is not the program's to change. */
function inProgram({ program }: Facts, proposal: Proposal): readonly Proposal[] {
  if (program.isModel(proposal.node)) return [];
  if (!proposal.edits?.some(({ file }) => isModelPath(file))) return [proposal];
  const reason = "a library puts it together";
  return [{ ...proposal, edits: null, confidence: "manual", reason }];
}

/** Headers for calls that stay v1 would be of no use. */
function withoutIdleHeaders(proposals: readonly Proposal[]): readonly Proposal[] {
  const moved = new Set<unknown>();
  const stuck = new Set<unknown>();
  for (const { edits, ties, call } of proposals) {
    if (!call) continue;
    for (const tie of ties) (edits ? moved : stuck).add(tie);
  }
  return proposals.filter(({ change, ties }) => {
    if (change !== HEADERS_CHANGE) return true;
    return ties.some((tie) => moved.has(tie) || !stuck.has(tie));
  });
}

const HEADERS_CHANGE = requiredHeaders[0]?.change;

/** Two proposals that want different texts at one place, but within or around each other: both are left to a person. */
function withoutConflicts(proposals: readonly Proposal[]): readonly Proposal[] {
  const byPlace = new Map<string, { readonly proposal: Proposal; readonly edit: Edit }>();
  const torn = new Set<Proposal>();
  for (const proposal of proposals) {
    for (const edit of proposal.edits ?? []) {
      if (edit.start === edit.end) continue;
      const key = placeOf(edit);
      const known = byPlace.get(key);
      if (!known) byPlace.set(key, { proposal, edit });
      else if (!isSameEdit(known.edit, edit)) torn.add(proposal).add(known.proposal);
    }
  }
  if (torn.size === 0) return proposals;
  const reason = "the same text would have to become two different things";
  return proposals.map((proposal) =>
    torn.has(proposal)
      ? { ...proposal, edits: null, confidence: "manual" as const, reason }
      : proposal,
  );
}

const RANK = { safe: 0, review: 1, manual: 2 } as const;

function merge(left: Proposal, right: Proposal): Proposal {
  const worse = RANK[right.confidence] > RANK[left.confidence] ? right : left;
  return {
    ...worse,
    edits: left.edits && right.edits ? [...left.edits, ...right.edits] : null,
    ties: [...left.ties, ...right.ties],
  };
}
