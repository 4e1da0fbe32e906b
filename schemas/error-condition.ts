import type { Source } from "./source.ts";

/** A fault of a caller, and what the service answers. */
export interface ErrorCondition {
  readonly id: string;
  readonly condition: string;
  readonly status: number;
  /** `error.code` of the answer. */
  readonly code: string;
  /** What its answer says beside the body, and never leaves out. */
  readonly headers?: readonly AnswerHeader[];
  readonly source: Source;
}

/** A header of an answer. */
export interface AnswerHeader {
  readonly name: string;
  readonly description: string;
  readonly schema: HeaderSchema;
}

type HeaderSchema =
  | { readonly type: "string" }
  | { readonly type: "integer"; readonly minimum: number };
