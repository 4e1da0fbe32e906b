import type { Breakage } from "../model.ts";
import type { Gaps } from "./gaps.ts";
import type { Span } from "./span.ts";

/** What recordings are written in. */
export type RecordingFormat = "json" | "ndjson" | "har" | "postman" | "insomnia" | "http" | "curl";

/** Where in a text something stands that a verdict speaks of. */
export interface Located extends Span {
  /** True where the value there is not known, such as that of a variable. */
  readonly isUnknown: boolean;
}

/** A request as a recording has it, or a payload for a schema, and where it stands. */
export interface RecordedRequest extends Span, Gaps {
  readonly subject:
    | { readonly kind: "request"; readonly request: unknown }
    | { readonly kind: "payload"; readonly schema: unknown; readonly payload: unknown };
  /** What the recording calls it. */
  readonly name: string | null;
  /** When it was sent, as the recording says it; null where it does not, or not as a date-time. */
  readonly at: string | null;
  /** Where a part of it stands; what is missing is told of where it would stand. */
  locate(breakage: Pick<Breakage, "in" | "pointer">): Located;
}

/** Something in a recording that cannot be read. */
export interface ReadProblem extends Span {
  readonly message: string;
}

/** What a text was read as. */
export interface Recording {
  readonly format: RecordingFormat;
  readonly requests: readonly RecordedRequest[];
  readonly problems: readonly ReadProblem[];
}
