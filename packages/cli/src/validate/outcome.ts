import type { Place, PlacedBreakage, PlacedVerdict } from "@habitshift/validator/recordings";

/** Where a part of an input stands; the end is exclusive. */
export interface Extent extends Place {
  readonly endLine: number;
  readonly endColumn: number;
}

/** A breakage with the lines and columns that it stands in. */
export type ReportedBreakage = Omit<PlacedBreakage, "start" | "end"> & Extent;

/** What became of a request of an input. */
export type Outcome = JudgedOutcome | FaultOutcome | LeftOutcome;

export interface JudgedOutcome extends Extent {
  readonly kind: "judged";
  readonly name: string | null;
  /** What it is, such as `GET /api/v2/habits`. */
  readonly method: string | null;
  readonly url: string | null;
  readonly verdict: PlacedVerdict["verdict"];
  readonly breakages: readonly ReportedBreakage[];
  readonly truncated?: true;
  readonly converted?: NonNullable<PlacedVerdict["converted"]>;
}

/** Something that cannot be read; without a place, where it is the whole input. */
export interface FaultOutcome extends Partial<Place> {
  readonly kind: "fault";
  readonly message: string;
}

/** A request that is not for the service, or perhaps not. */
interface LeftOutcome {
  readonly kind: "left";
  readonly addressee: "other" | "unknown";
}
