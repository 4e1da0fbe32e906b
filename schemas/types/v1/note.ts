// Generated from the JSON Schema; the package's script `generate` renews it.

/** A note of v1, as sent and as returned (decisions `notes` and `v1-habit-id`). */
export interface NoteV1 {
  /** Note identifier. */
  id?: string;
  /** The habit that the note is on. */
  habitId?: string;
  /** Text of the note. */
  text?: string;
}
