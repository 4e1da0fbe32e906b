import { type Edit, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { LiteralPart, TextValue } from "../../provenance/text/text-value.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

const ANEW = "the key of a cache that is the same as this path has to be put together anew, too";

/**
 * Keys of a cache that are spelled like a path which is sent: `mutate('/api/v1/habits')` has to name what
 * `useSWR('/api/v1/habits', …)` keeps, so both change alike. A key that is no such path stays.
 */
export function findCacheKeys(facts: Facts, proposals: readonly Proposal[]): readonly Proposal[] {
  const groups = [...facts.machine.cacheKeys.values()].filter(({ size }) => size > 1);
  if (groups.length === 0) return [];
  return proposals.flatMap((proposal) =>
    (proposal.edits ?? []).flatMap((edit) =>
      groups.flatMap((texts) => alike(proposal, edit, [...texts])),
    ),
  );
}

function alike(proposal: Proposal, edit: Edit, texts: readonly TextValue[]): readonly Proposal[] {
  const source = texts.find((text) => text.parts.some((part) => holds(part, edit)));
  const index = source?.parts.findIndex((part) => holds(part, edit)) ?? -1;
  const from = source?.parts[index];
  if (!from || !("text" in from)) return [];
  return texts.flatMap((text): readonly Proposal[] => {
    const into = text.parts[index];
    if (!into || !("text" in into) || into.node === from.node) return [];
    if (into.text !== from.text && !(index === 0 && beginsAlike(edit, from, into))) return [];
    return [moved(proposal, edit, from, into)];
  });
}

/** Whether two paths are the same up to the end of an edit, as those of one prefix are; what is put before one says nothing. */
function beginsAlike(edit: Edit, from: LiteralPart, into: LiteralPart): boolean {
  const end = edit.end - from.start;
  const next = into.text.charAt(end);
  return end > 0 && into.text.startsWith(from.text.slice(0, end)) && (next === "" || next === "/");
}

function holds(part: TextValue["parts"][number], edit: Edit): part is LiteralPart {
  if (!("text" in part) || pathOf(part.node) !== edit.file) return false;
  return edit.start >= part.node.getStart() && edit.end <= part.node.getEnd();
}

function moved(proposal: Proposal, edit: Edit, from: LiteralPart, into: LiteralPart): Proposal {
  const base = {
    change: proposal.change,
    node: into.node,
    message: "This key of a cache is the same as a path that moves",
    ties: [...proposal.ties, into.node],
  };
  const isInside = edit.start >= from.start && edit.end <= from.start + from.text.length;
  const texts = edit.pieces.filter((piece) => typeof piece === "string");
  if (!isInside || !from.exact || !into.exact || texts.length < edit.pieces.length)
    return { ...base, edits: null, confidence: "manual", reason: ANEW };
  const shift = into.start - from.start;
  const range = { start: edit.start + shift, end: edit.end + shift };
  return {
    ...base,
    edits: [replace(pathOf(into.node), range, ...texts)],
    confidence: proposal.confidence,
    reason: proposal.reason,
  };
}
