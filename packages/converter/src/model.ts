import type {
  ChangeId,
  CheckInV1,
  EnvelopeV1,
  EnvelopeV2,
  ErrorV2,
  HabitV1,
  HabitV2,
  LogRecordV2,
  LogV2,
} from "@habitshift/schemas";
import type { Units } from "./units.ts";

/** What a payload is: `log` is a v1 check-in or the body of a v2 log, `error` an envelope of a failure. */
export type Kind = "habit" | "log" | "envelope" | "error";

export type Version = "v1" | "v2";

/** What was not plain in a conversion. `pointer` is a JSON Pointer (RFC 6901) into the input. */
export interface Note {
  /** The change that explains it; none where an unknown member is carried over. */
  change?: ChangeId;
  /** Worked out from other members, supposed, without a place in the other version, or carried over. */
  kind: "derived" | "assumed" | "lost" | "kept";
  pointer: string;
  message: string;
}

/** A log that records a completion of a v1 habit; `habitId` where the habit has an id. */
export type ConvertedLog = LogV2 & { habitId?: string };

/** The result of a conversion; `logs` is there where the payload had `completedDates`. */
export interface Conversion<T> {
  value: T;
  logs?: ConvertedLog[];
  notes: Note[];
}

/** The type of each kind in each version. A check-in that was a v2 log lacks the habit of the path. */
export interface Payloads {
  habit: { v1: HabitV1; v2: HabitV2 };
  log: { v1: Omit<CheckInV1, "habitId"> & { habitId?: string }; v2: LogV2 };
  envelope: { v1: EnvelopeV1; v2: EnvelopeV2 | ErrorV2 };
  error: { v1: EnvelopeV1; v2: ErrorV2 };
}

/** What answers hold whose members differ; a check-in is what v1 answered to one. */
export type RecordShape = "habit" | "log" | "check-in";

export interface ConvertOptions<K extends Kind = Kind, V extends Version = Version> {
  readonly kind: K;
  readonly to: V;
  /**
   * To v1: the logs that fill `completedDates`, of this habit or of several. One without `habitId`
   * belongs to the habit where there is only one.
   */
  readonly logs?: readonly (LogRecordV2 | LogV2)[];
  /**
   * What `data` of an envelope holds, one or a list. Where it is absent, it is recognised by its
   * members and noted as `assumed`; anything else is carried over and noted as `kept`.
   */
  readonly data?: RecordShape | "other";
  /** What your own v1 units are called in v2, beside `times`, which is `rep`. */
  readonly units?: Units;
}
