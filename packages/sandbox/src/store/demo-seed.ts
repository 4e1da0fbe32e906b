import type { Seed } from "./seed.ts";

const day = 86_400_000;

/** The key of the demo data; it opens nothing but a sandbox. */
export const demoKey = "hk_demo000000000000000000000000000000000000";

/** A few habits with a week behind them, for who starts without a seed file. */
export function demoSeed(now: Date): Seed {
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString().slice(0, 10);
  const log = (habitId: string, days: number, value: number, unitSymbol: string) => ({
    habitId,
    targetDate: ago(days),
    value,
    unitSymbol,
  });
  return {
    plan: "premium",
    keys: [{ key: demoKey, name: "demo", version: "any", scopes: ["*"], expires: null }],
    users: [{ email: "demo@example.com", password: "demo" }],
    areas: [
      { id: "a1", name: "Health" },
      { id: "a2", name: "Mind" },
    ],
    habits: [
      {
        id: "h1",
        name: "Morning run",
        occurrence: { type: "daily" },
        goals: [{ periodicity: "daily", value: 1, unit: "rep" }],
      },
      {
        id: "h2",
        name: "Read",
        occurrence: { type: "daily" },
        goals: [{ periodicity: "daily", value: 20, unit: "page" }],
      },
    ],
    logs: [
      ...[6, 5, 3, 2, 1].map((days) => log("h1", days, 1, "rep")),
      log("h2", 2, 12, "page"),
      log("h2", 1, 24, "page"),
    ],
    notes: [{ id: "n1", habitId: "h1", text: "felt good" }],
    templates: [
      { templateId: "t1", habits: [{ name: "Walk", occurrence: { type: "daily" } }] },
      { templateId: "t2", habits: [{ name: "Meditate", occurrence: { type: "daily" } }] },
    ],
  };
}
