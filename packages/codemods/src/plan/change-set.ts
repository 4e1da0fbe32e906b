import type { ChangeId } from "@habitshift/schemas";
import { isCall, type Proposal } from "../changes/proposal.ts";
import { type Edit, isSameEdit, placeOf } from "../edit/edit.ts";
import { asData, quoteOf, withQuotes } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import { type HeadersModule, importEdit } from "../headers/headers-module.ts";
import { headersModules } from "../headers/module-homes.ts";
import type { Confidence } from "../model.ts";
import { isDataPath } from "../program/data-files.ts";
import { writtenIn } from "../program/written-in.ts";
import type { ServiceCall } from "../provenance/value.ts";
import { createGroups, type Groups } from "./groups.ts";
import { metByChance } from "./met-by-chance.ts";

/** Proposals that are applied together or not at all. */
export interface ChangeSet {
  readonly id: string;
  readonly proposals: readonly Proposal[];
  readonly edits: readonly Edit[];
  readonly calls: readonly ServiceCall[];
  readonly confidence: Confidence;
  /** Why the set is less than safe; null where it is safe. */
  readonly reason: string | null;
  /** The id of the set that has to be applied before; null where there is none. */
  readonly follows: string | null;
  /** The modules that the edits import, with their texts; none where they are there already or not needed. */
  readonly created: readonly CreatedFile[];
}

/** A file that edits need. */
interface CreatedFile {
  readonly path: string;
  readonly text: string;
}

const RANK = { safe: 0, review: 1, manual: 2 } as const;

/** What changes together: by the roles that one value gives to others, and by what each proposal touches. */
export function groupsOf(facts: Facts, proposals: readonly Proposal[]): Groups {
  const groups = createGroups();
  for (const [left, right] of facts.roles.ties) groups.tie(left, right);
  for (const { ties } of proposals) {
    const [first, ...others] = ties;
    for (const other of others) groups.tie(first, other);
  }
  return groups;
}

/** Puts proposals into sets by what they are tied to, the one that comes first in the code first. */
export function toChangeSets(facts: Facts, proposals: readonly Proposal[]): readonly ChangeSet[] {
  const groups = groupsOf(facts, proposals);
  // All that needs a generated module changes together, so that no program is of both versions.
  const needing = proposals.filter(
    ({ needs, confidence }) => needs !== undefined && confidence !== "manual",
  );
  for (const proposal of needing.slice(1)) groups.tie(needing[0]?.ties[0], proposal.ties[0]);
  const byRoot = new Map<unknown, Proposal[]>();
  for (const proposal of proposals) {
    if (proposal.ties.length === 0) continue;
    const root = groups.rootOf(proposal.ties[0]);
    const members = byRoot.get(root) ?? [];
    byRoot.set(root, members);
    members.push(proposal);
  }
  const sets = [...byRoot.values()]
    .map((members) => members.sort(byPlace))
    .filter((members) => members.some(isShown));
  sets.sort(([left], [right]) => (left && right ? byPlace(left, right) : 0));
  const modules = headersModules(facts, filesNeeding(sets.flat()));
  const ids = new Map(sets.map(([first], at) => [groups.rootOf(first?.ties[0]), `g${at + 1}`]));
  return sets.map((members, at) => {
    const leader = members.find(({ follows }) => follows !== undefined)?.follows;
    const follows = leader === undefined ? null : (ids.get(groups.rootOf(leader)) ?? null);
    return { ...toSet(facts, modules, `g${at + 1}`, members), follows };
  });
}

/** The part of each set that some changes have in it, as sure as the whole set is. */
export function partOfChanges(
  facts: Facts,
  sets: readonly ChangeSet[],
  changes: readonly ChangeId[],
): readonly ChangeSet[] {
  const modules = headersModules(facts, filesNeeding(sets.flatMap(({ proposals }) => proposals)));
  return sets.flatMap(({ id, proposals, confidence, reason, follows }) => {
    const own = proposals.filter(({ change }) => changes.includes(change));
    return own.some(isShown)
      ? [{ ...toSet(facts, modules, id, own), confidence, reason, follows }]
      : [];
  });
}

/** Whether a proposal edits anything. */
function isShown({ edits, isHidden }: Proposal): boolean {
  return edits !== null && (!isHidden || edits.length > 0);
}

function byPlace(left: Proposal, right: Proposal): number {
  const leftFile = left.node.getSourceFile().fileName;
  const rightFile = right.node.getSourceFile().fileName;
  if (leftFile !== rightFile) return leftFile < rightFile ? -1 : 1;
  return left.node.getStart() - right.node.getStart() || left.node.getEnd() - right.node.getEnd();
}

/** The files whose edits import the generated module. */
function filesNeeding(proposals: readonly Proposal[]): readonly string[] {
  const needing = proposals.filter(({ needs }) => needs !== undefined);
  return needing.map(({ node }) => node.getSourceFile().fileName);
}

function toSet(
  facts: Facts,
  modules: ReadonlyMap<string, HeadersModule>,
  id: string,
  proposals: readonly Proposal[],
): ChangeSet {
  const edits = unique(proposals.flatMap((proposal) => proposal.edits ?? [])).map((edit) =>
    inStyle(facts, edit),
  );
  const needing = new Set(filesNeeding(proposals));
  const own = [...modules].filter(([file]) => needing.has(file));
  const imports = own.map(([file, module]) => importEdit(facts, file, module.path));
  const texts = new Map(own.flatMap(([, { path, text }]) => (text === null ? [] : [[path, text]])));
  const judged = judge(proposals);
  const { confidence, reason } =
    judged.confidence === "safe" ? (metByChance(facts, proposals) ?? judged) : judged;
  return {
    id,
    proposals,
    edits: [...edits, ...imports.filter((edit) => edit !== null)],
    calls: [...new Set(proposals.flatMap(({ ties }) => ties.filter(isCall)))],
    confidence,
    reason,
    follows: null,
    created: [...texts].map(([path, text]) => ({ path, text })),
  };
}

/** The lowest confidence among edits; a place left to a person makes the rest worth a look. */
function judge(proposals: readonly Proposal[]): {
  readonly confidence: Confidence;
  readonly reason: string | null;
} {
  let worst: Proposal | null = null;
  for (const proposal of proposals) {
    if (proposal.edits !== null && RANK[proposal.confidence] > RANK[worst?.confidence ?? "safe"])
      worst = proposal;
  }
  if (worst) return { confidence: worst.confidence, reason: worst.reason };
  const open = proposals.find(({ edits }) => edits === null);
  return open
    ? { confidence: "review", reason: "a place that belongs to it is left to a person" }
    : { confidence: "safe", reason: null };
}

/** Generated literals in the style of their file. */
function inStyle(facts: Facts, edit: Edit): Edit {
  const isData = isDataPath(edit.file);
  const module = facts.program.modules.get(edit.file);
  const quote = isData ? '"' : quoteOf(module ? writtenIn(module) : "");
  const styled = (piece: string): string =>
    isData ? asData(withQuotes(piece, quote)) : withQuotes(piece, quote);
  const pieces = edit.pieces.map((piece) => (typeof piece === "string" ? styled(piece) : piece));
  return { ...edit, pieces };
}

function unique(edits: readonly Edit[]): readonly Edit[] {
  const kept: Edit[] = [];
  const byKey = new Map<string, Edit[]>();
  for (const edit of edits) {
    const key = `${edit.file}|${edit.start}|${edit.end}`;
    const known = byKey.get(key) ?? [];
    if (known.some((other) => isSameEdit(other, edit))) continue;
    byKey.set(key, [...known, edit]);
    kept.push(edit);
  }
  return kept;
}

/** Edits of the same text that want different things; null where there are none. */
export function conflictIn(edits: readonly Edit[]): Edit | null {
  const byKey = new Map<string, Edit>();
  for (const edit of edits) {
    if (edit.start === edit.end) continue;
    const key = placeOf(edit);
    if (byKey.has(key)) return edit;
    byKey.set(key, edit);
  }
  return null;
}
