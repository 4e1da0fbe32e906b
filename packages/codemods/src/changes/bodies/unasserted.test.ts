import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each([
  "{ habitId: 'h1', date: '2024-12-01', status: 'done' } satisfies CheckIn",
  "{ habitId: 'h1', date: '2024-12-01', status: 'done' } as CheckIn",
  "({ habitId: 'h1', date: '2024-12-01', status: 'done' }) satisfies CheckIn",
])("what is said of a check-in where it is written goes, as a log is none: %s", (body) => {
  const { files, confidences } = migrated({
    "a.ts": `interface CheckIn { habitId: string; date: string; status: 'done' }
await fetch(process.env.HABIT_API + '/api/v1/habits/checkin', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(${body}) })
`,
  });
  expect(files["a.ts"]).toMatch(
    /\{ targetDate: '2024-12-01', value: 1, unitSymbol: 'rep' \}\)?\) \}\)/,
  );
  expect(confidences).toEqual(["safe"]);
});
