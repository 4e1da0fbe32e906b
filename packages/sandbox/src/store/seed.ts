import type { AreaV2, HabitV2, LogRecordV2, NoteV2, TemplateV2 } from "@habitshift/schemas";
import type { PlanName } from "./plan.ts";

/** The version that a key works on; `any` stands in seed files only. */
export type KeyVersion = "v1" | "v2" | "any";

/** What a sandbox begins with, and goes back to. */
export interface Seed {
  readonly plan?: PlanName;
  readonly keys?: readonly SeedKey[];
  readonly users?: readonly SeedUser[];
  readonly areas?: readonly AreaV2[];
  readonly habits?: readonly Omit<HabitV2, "statistics">[];
  readonly logs?: readonly LogRecordV2[];
  readonly notes?: readonly NoteV2[];
  readonly templates?: readonly TemplateV2[];
}

export interface SeedKey {
  readonly key: string;
  readonly name?: string;
  readonly version?: KeyVersion;
  readonly scopes?: readonly string[];
  /** A date (midnight UTC) or a moment; null: never. */
  readonly expires?: string | null;
  /** As support grants. */
  readonly limits?: { readonly perMinute?: number; readonly perDay?: number };
}

export interface SeedUser {
  readonly email: string;
  readonly password: string;
  /** A token of the earlier login flow. */
  readonly idToken?: string;
}
