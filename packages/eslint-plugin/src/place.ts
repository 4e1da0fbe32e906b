import type { ChangeId } from "@habitshift/schemas";

/** New text for a range of a file; offsets in UTF-16 units of the text without its byte order mark. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edits that a place stands or falls with. */
export interface PlaceGroup {
  /** What `habitshift migrate --only` takes, such as `g1`. */
  readonly id: string;
  readonly isSafe: boolean;
  readonly changes: readonly ChangeId[];
  /** Files that it changes or creates beside the one that is linted, relative to the root. */
  readonly elsewhere: readonly string[];
  /** All that it does in the linted file; null where the text has changed there since. */
  readonly edit: TextEdit | null;
}

/** A place of the linted file that is v1; offsets as in `TextEdit`, the end excluded. */
export interface Place {
  readonly change: ChangeId;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** Why it is less than safe; null where there is nothing to say. */
  readonly reason: string | null;
  /** Null where a person must decide. */
  readonly group: PlaceGroup | null;
}
