import type { Source } from "./source.ts";

/** A breaking change: what a person reads of it, wherever they meet it. */
export interface Change {
  readonly id: string;
  readonly title: string;
  readonly v1: string;
  readonly v2: string;
  /** Who does it: the tools, a person, or nobody needs to (a report). */
  readonly automatic: "yes" | "with-habit-id" | "partly" | "report" | "person";
  /** One sentence that says what breaks. */
  readonly summary: string;
  /** One or two sentences that say what to do. */
  readonly fix: string;
  readonly before: string;
  readonly after: string;
  /** `v3` for what only ends with v3.0. */
  readonly ends: "v1-sunset" | "v3";
  /** Why the converter has nothing to do, or null where it has a mapping. */
  readonly converter: string | null;
  readonly source: Source;
}
