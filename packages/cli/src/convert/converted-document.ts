import type { ConvertedLog, Note, RequestOptions } from "@habitshift/converter";

/** A document that holds payloads or requests among other things, converted as a whole. */
export interface ConvertedDocument<T> {
  readonly value: T;
  /** The logs made of `completedDates`. */
  readonly logs: readonly ConvertedLog[];
  /** With pointers into the document. */
  readonly notes: readonly Note[];
  /** What had to be left as it was, and why. */
  readonly problems: readonly Problem[];
  /** How many of what were converted, such as 12 `request`. */
  readonly taken: ReadonlyMap<string, number>;
}

/** A part of a document that could not be converted. */
export interface Problem {
  /** JSON Pointer (RFC 6901) into the document. */
  readonly pointer: string;
  readonly message: string;
  /** Where it stands, in a text that has lines. */
  readonly line?: number;
  /** The part as it is written, where the value has no place for what could not be converted. */
  readonly text?: string;
}

/** What is known beside the document. */
export interface DocumentOptions
  extends Pick<RequestOptions, "requestId" | "clientVersion" | "checkin" | "units"> {
  /** Base URLs of the service (default: they are not known). */
  readonly services?: readonly string[];
}
