// Generated from the JSON Schema; the package's script `generate` renews it.

/** A note, as sent and as returned (decision `notes`). */
export interface NoteV2 {
  /** Note identifier. */
  id?: string;
  /** The habit that the note is on. */
  habitId?: string;
  /** Text of the note. */
  text?: string;
}
