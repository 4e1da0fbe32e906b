import { changes } from "@habitshift/schemas";
import type { Proposal } from "../changes/proposal.ts";
import type { Edit } from "../edit/edit.ts";
import type { Confidence, Evidence, PlannedFinding } from "../model.ts";
import type { ChangeSet } from "./change-set.ts";
import { textAfter } from "./text-after.ts";

/** What the plan decided about a proposal. */
export interface Judged {
  readonly set: ChangeSet | null;
  /** What the set does in the file. */
  readonly edits: readonly Edit[];
  readonly confidence: Confidence;
  readonly reason: string | null;
  readonly evidence: readonly Evidence[];
  readonly fingerprint: string;
  /** Ids of the endpoints of v1 whose calls it belongs to; null where that was not asked for. */
  readonly endpoints: readonly string[] | null;
}

/** A proposal as a person and a program read it. */
export function toFinding(proposal: Proposal, judged: Judged): PlannedFinding {
  const { node } = proposal;
  const source = node.getSourceFile();
  const { start, end } = proposal.range ?? { start: node.getStart(), end: node.getEnd() };
  const from = source.getLineAndCharacterOfPosition(start);
  const to = source.getLineAndCharacterOfPosition(end);
  const isEdit = proposal.edits !== null && judged.set !== null && judged.confidence !== "manual";
  return {
    change: proposal.change,
    confidence: judged.confidence,
    file: source.fileName,
    start,
    end,
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
    message: isEdit ? proposal.message : withAdvice(proposal),
    before: source.text.slice(start, end),
    after: isEdit ? textAfter(source.text, { start, end }, judged.edits) : null,
    group: proposal.edits !== null ? (judged.set?.id ?? null) : null,
    reason: judged.reason,
    evidence: judged.evidence,
    fingerprint: judged.fingerprint,
    ...(judged.endpoints && { endpoints: judged.endpoints }),
    status: "proposed",
  };
}

/** What was found, and what to do about it: a person has no edit to read that from. */
function withAdvice({ change, message }: Proposal): string {
  const { fix } = changes.find(({ id }) => id === change) ?? { fix: "" };
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return message.includes(fix) ? message : `${sentence} ${fix}`;
}
