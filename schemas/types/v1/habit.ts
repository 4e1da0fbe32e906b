// Generated from the JSON Schema; the package's script `generate` renews it.

/** A habit of v1, as sent and as returned; deprecated (section 2.1). Members of v2 are refused. */
export interface HabitV1 {
  /** Habit identifier. */
  id?: string;
  /** Name of the habit. */
  title?: string;
  /** How often it is due; `daily` is known. */
  frequency?: string;
  /** Target amount. */
  target?: number;
  /** Unit of the target; `times` is known. */
  unit?: string;
  /** Current streak, in days. */
  streak?: number;
  /** Days on which the habit was completed. */
  completedDates?: string[];
}
