// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a new habit: `name` is required, `statistics` is read-only (section 2.1). */
export interface HabitCreateV2 {
  /** Habit identifier. */
  id?: string;
  /** Name of the habit; replaces `title`. */
  name: string;
  /** When the habit is due; replaces `frequency`. */
  occurrence?: {
    /** The value `daily` is known. */
    type?: string;
  };
  /** Goals; the first takes the old `target` and `unit`. */
  goals?: {
    /** The value `daily` is known. */
    periodicity?: string;
    /** Target amount. */
    value: number;
    /** Standardized unit; the value `rep` is known. */
    unit?: string;
  }[];
}
