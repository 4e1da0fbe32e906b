import type { Outcome } from "../proposal.ts";

/** The name on a table that has both units keeps the one that it asks for. */
export const STAYS: Outcome = { edits: [], confidence: "safe", reason: null };

/** Where either name had to be asked for, and cannot be. */
export const UNASKED: Outcome = {
  edits: null,
  confidence: "manual",
  reason: "units of the program's own come here, too, and what gives them cannot be asked twice",
};

/** Where units of the service and others cannot be told apart. */
export const MIXED: Outcome = {
  edits: null,
  confidence: "manual",
  reason: "units of the program's own may stand there, too",
};
