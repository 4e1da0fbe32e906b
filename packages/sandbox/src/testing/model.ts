import type fc from "fast-check";
import type { openTest } from "./client.ts";

export type Ask = Awaited<ReturnType<typeof openTest>>["ask"];

/** What the sandbox should know, as small as can be: the logged days of each habit that is there. */
export interface Model {
  readonly habits: Map<string, { name: string; days: Set<string> }>;
  readonly keys: Key[];
  hour: number;
}

/** A key that was created; `until` is an hour of the model. */
export interface Key {
  readonly id: string;
  readonly value: string;
  readonly until: number;
  isRevoked: boolean;
  calls: number;
}

/** The active keys of the seed, which count toward the limit of the plan. */
export const seededKeys = 5;

export function isActive({ until, isRevoked }: Key, hour: number): boolean {
  return !isRevoked && hour < until;
}

export type Real = Awaited<ReturnType<typeof openTest>>;
export type Command = fc.AsyncCommand<Model, Real>;

/** When the model begins. */
export const start = Date.parse("2025-01-10T00:00:00Z");

/** A command that is run where the model says that it can be. */
export function command(
  text: string,
  run: (model: Model, ask: Ask, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command {
  return { check, run: (model, real) => run(model, real.ask, real), toString: () => text };
}
