import type { HttpRequest, Note } from "@habitshift/converter";
import type { ChangeId } from "@habitshift/schemas";

/** Where in a request a breakage stands. */
export type Part = "method" | "path" | "query" | "header" | "body";

/** One thing that is wrong on v2; frozen where it is always the same. `v2-invalid` where no change explains it: it was never valid v2. */
export interface Breakage {
  readonly change: ChangeId | "v2-invalid";
  readonly severity: "error" | "warning";
  readonly in: Part;
  /** A JSON Pointer (RFC 6901) into the body, or the name of a header or parameter after a `/`. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
}

/** The requests of v2 that do what a v1 request did. */
export interface ConvertedRequests {
  readonly requests: readonly HttpRequest[];
  readonly notes: readonly Note[];
}

/** What is wrong with a request or payload: all of it, up to a bound, and the v2 requests where it was one of v1. */
export interface Verdict {
  /** `warns` where nothing but warnings was found. */
  readonly verdict: "ok" | "warns" | "breaks";
  readonly breakages: readonly Breakage[];
  /** There, and true, where more was wrong than is listed. */
  readonly truncated?: true;
  readonly converted?: ConvertedRequests;
}

/** Why something could not be judged: it is no request, or names no schema. */
export interface Refusal {
  readonly faults: readonly {
    /** A JSON Pointer into what was to be judged. */
    readonly pointer: string;
    readonly message: string;
  }[];
}
