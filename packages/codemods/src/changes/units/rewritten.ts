import type { Proposal } from "../proposal.ts";

/** What becomes of a literal. */
export type Rewritten = Pick<Proposal, "edits" | "confidence" | "reason">;

/** The name on a table that has both units keeps the one that it asks for. */
export const STAYS: Rewritten = { edits: [], confidence: "safe", reason: null };

/** Where either name had to be asked for, and cannot be. */
export const UNASKED: Rewritten = {
  edits: null,
  confidence: "manual",
  reason: "units of the program's own come here, too, and what gives them cannot be asked twice",
};

/** Where units of the service and others cannot be told apart. */
export const MIXED: Rewritten = {
  edits: null,
  confidence: "manual",
  reason: "units of the program's own may stand there, too",
};
