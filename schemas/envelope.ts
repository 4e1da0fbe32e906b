import { decided, specified } from "./source.ts";

/**
 * What an answer wraps its payload in (sections 2.4 and 2.5). v1: `success`, `data` and `error`, which
 * is a message or null; v2: `data`, `meta`, `pagination` with a list, and `error` as an object.
 */
export const envelope = {
  data: "data",
  meta: "meta",
  pagination: "pagination",
  lists: { change: "pagination-added", source: specified("2.4") },
  success: { member: "success", change: "success-removed", source: decided("success-in-v2") },
  error: {
    member: "error",
    change: "error-to-error-object",
    /** Where v2 has the text that v1 has as `error` itself. */
    message: ["error", "message"],
    code: ["error", "code"],
    details: ["error", "details"],
    /** The code of a v1 error, which has none: the only one that the specification names (section 7). */
    assumedCode: "VALIDATION_ERROR",
    nullOnSuccess: true,
    source: decided("v1-error"),
  },
  source: specified("2.4"),
} as const;
