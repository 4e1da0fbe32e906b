import type { ConvertedLog, Note } from "@habitshift/converter";

/** What could not be converted, and where. */
export interface Failure {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** JSON Pointers (RFC 6901) into the document or the line. */
  readonly pointers: readonly string[];
  /** What was set aside, as it was written. */
  readonly text?: string;
  /** The same, where it is not UTF-8. */
  readonly base64?: string;
}

/** A note, and the line of the payload that it is on. */
export type PlacedNote = Note & { readonly line?: number };

/** What became of one input. */
export interface Entry {
  readonly file: string;
  /** How many payloads were taken for what, such as 3 `habit`. */
  readonly kinds: Map<string, number>;
  readonly notes: Record<Note["kind"], number>;
  logs: number;
  failures: number;
  /** The first ones, to be shown; all, where everything is kept. */
  readonly shown: Failure[];
  /** Everything, where it is kept for a report that has it all. */
  readonly all: {
    readonly notes: PlacedNote[];
    readonly logs: ConvertedLog[];
    readonly values: unknown[];
  };
  /** Why it was left as it is, where it is none of ours. */
  left: string | null;
  /** True where the result lacks something that failed, and no file has it. */
  isCut: boolean;
  /** In place: whether the file has other bytes now. */
  isRewritten: boolean | null;
}

/** What became of an input that nothing is known of yet. */
export function createEntry(file: string): Entry {
  return {
    file,
    kinds: new Map(),
    notes: { derived: 0, assumed: 0, lost: 0, kept: 0 },
    logs: 0,
    failures: 0,
    shown: [],
    all: { notes: [], logs: [], values: [] },
    left: null,
    isCut: false,
    isRewritten: null,
  };
}
