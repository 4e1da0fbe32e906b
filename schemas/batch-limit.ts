import { decided, type Source } from "./source.ts";

/** A number that the service holds its callers to. */
export interface Limit {
  readonly value: number;
  readonly unit: string;
  readonly source: Source;
}

/** How many operations a batch may have. */
export const batchLimit: Limit = { value: 100, unit: "operations", source: decided("batch") };
