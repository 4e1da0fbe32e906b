import type fc from "fast-check";
import type { openTest } from "./client.ts";

export type Ask = Awaited<ReturnType<typeof openTest>>["ask"];

/** What the sandbox should know, as small as can be: the days of each habit that is there, as numbers. */
export interface Model {
  readonly habits: Map<string, ModelHabit>;
  readonly keys: Key[];
  hour: number;
}

interface ModelHabit {
  name: string;
  readonly days: Set<number>;
  readonly skipped: Set<number>;
}

export const newHabit = (name: string): ModelHabit => ({
  name,
  days: new Set(),
  skipped: new Set(),
});

const dayMs = 86_400_000;

/** The day of the model's clock, since 1970. */
export function dayOf({ hour }: Model): number {
  return Math.floor((start + hour * 3_600_000) / dayMs);
}

export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** What v2 says of a habit whose days are these, counted day by day. */
export function figuresOf({ days, skipped }: ModelHabit, today: number) {
  const runs: number[] = [];
  let run = 0;
  const all = [...days, ...skipped];
  for (let day = Math.min(...all); day <= Math.max(...all); day++) {
    if (days.has(day)) run += 1;
    else if (!skipped.has(day)) run = 0;
    runs.push(run);
  }
  const lastDay = days.has(today) ? today : today - 1;
  let current = 0;
  for (let day = lastDay; days.has(day) || skipped.has(day); day--)
    current += Number(days.has(day));
  return {
    currentStreak: current,
    bestStreak: Math.max(0, ...runs),
    totalCompletions: days.size,
  };
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
