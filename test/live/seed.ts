import type { Seed } from "../../packages/sandbox/src/index.ts";

/** Opens both versions, and more often than a client may call in a minute, as the clock of the sandbox stands. */
export const seedKey = "k-test";

/** What the integrations in `fixtures/integrations` expect to find; a check-in of one completes a day. */
export const seed: Seed = {
  plan: "premium",
  keys: [{ key: seedKey, name: "test", version: "any", limits: { perMinute: 5_000 } }],
  users: [{ email: "ada@example.com", password: "correct horse" }],
  areas: [
    { id: "a1", name: "Health" },
    { id: "a2", name: "Mind" },
  ],
  habits: [
    daily("h1", "Morning run", 1),
    daily("h2", "Read", 1),
    {
      id: "h3",
      name: "Stretch",
      occurrence: { type: "weekly" },
      goals: [{ periodicity: "weekly", value: 1, unit: "rep" }],
    },
  ],
  logs: [
    ...["2024-11-01", "2024-11-02", ...lastDays(15)].map((date) => done("h1", date)),
    ...["2024-11-03", ...lastDays(7)].map((date) => done("h3", date)),
  ],
  notes: [{ id: "n1", habitId: "h1", text: "felt good" }],
};

function daily(id: string, name: string, value: number) {
  const goals = [{ periodicity: "daily", value, unit: "rep" }];
  return { id, name, occurrence: { type: "daily" }, goals };
}

/** So many days in a row, the last of them the last of v1. */
function lastDays(count: number): string[] {
  const last = Date.parse("2025-02-14");
  return Array.from({ length: count }, (_, ago) =>
    new Date(last - (count - 1 - ago) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** More than any integration makes a target, so that it stays a completion. */
function done(habitId: string, targetDate: string) {
  return { habitId, targetDate, value: 100, unitSymbol: "rep" };
}
