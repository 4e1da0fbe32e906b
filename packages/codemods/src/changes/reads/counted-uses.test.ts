import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (use: string) =>
  migrated({
    "a.mjs": `const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const { data } = await res.json()
const book = { completedDates: ['2024-12-01'] }
for (const h of data) {
  ${use}
}
console.log(book.completedDates && book.completedDates.length)
`,
  });

test.each([
  [
    "const dates = h.completedDates; if (dates && dates.length > 1) console.log(dates.length)",
    "const dates = h.statistics.totalCompletions; if (dates !== undefined && dates > 1) console.log(dates)",
  ],
  [
    "const { completedDates } = h; console.log(Array.isArray(completedDates) ? completedDates.length : 0)",
    "console.log(typeof completedDates === 'number' ? completedDates : 0)",
  ],
  [
    "const { completedDates: dates } = h; if (!dates) continue; console.log((dates || []).length)",
    "if (dates === undefined) continue; console.log((dates ?? 0))",
  ],
  [
    "console.log(h['completedDates']['length'], h?.['completedDates'].length)",
    "console.log(h.statistics.totalCompletions, h?.statistics.totalCompletions)",
  ],
  [
    "console.log(Array.isArray(h.completedDates) ? h.completedDates.length : 0)",
    "console.log(typeof h.statistics?.totalCompletions === 'number' ? h.statistics.totalCompletions : 0)",
  ],
  [
    "console.log(Array.isArray(h?.completedDates) ? h.completedDates.length : 0)",
    "console.log(typeof h?.statistics?.totalCompletions === 'number' ? h.statistics.totalCompletions : 0)",
  ],
  [
    "if (!Array.isArray(h.completedDates) || !h.completedDates.length) console.log('none')",
    "if (!(typeof h.statistics?.totalCompletions === 'number') || !h.statistics?.totalCompletions)",
  ],
  [
    "console.log(h.completedDates && h.completedDates.length)",
    "console.log(h.statistics?.totalCompletions !== undefined && h.statistics.totalCompletions)",
  ],
  [
    "if (!h.completedDates) continue; console.log(h.completedDates.length)",
    "if (h.statistics?.totalCompletions === undefined) continue; console.log(h.statistics.totalCompletions)",
  ],
  [
    "if (!Array.isArray(h.completedDates)) throw new Error('no list'); console.log(h.completedDates.length)",
    "if (!(typeof h.statistics?.totalCompletions === 'number')) throw new Error('no list'); console.log(h.statistics.totalCompletions)",
  ],
  [
    "console.assert(Array.isArray(h.completedDates), 'no list'); console.log(h.completedDates.length)",
    "console.assert(typeof h.statistics?.totalCompletions === 'number', 'no list'); console.log(h.statistics.totalCompletions)",
  ],
])("%s asks for the count", (use, expected) => {
  const { files, confidences, manual } = after(use);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(expected);
  expect(files["a.mjs"]).toContain(
    "console.log(book.completedDates && book.completedDates.length)",
  );
  expect(migrated({ "a.mjs": String(files["a.mjs"]) }).files).toEqual({});
});

test.each([
  "const dates = h.completedDates; console.log(dates.length, dates[0])",
  "console.log(h.completedDates && h.completedDates.at(-1))",
  "if (h.completedDates) console.log(h.completedDates.length, h.completedDates.join())",
  "const dates = h.completedDates; console.log(Array.isArray(dates))",
  "let dates = h.completedDates; dates = dates.slice(1); console.log(dates.length)",
  "if (!h.completedDates) continue; console.log(h.completedDates.length, h.completedDates[0])",
])("%s is left to a person", (use) => {
  const { files, manual } = after(use);
  expect(manual).toContain("completed-dates-removed 5");
  expect(files["a.mjs"]).toContain(use.slice(0, 22));
});

test("the number of what nothing is known of is one behind the guard", () => {
  const { files } = migrated({
    "a.ts": `const days = (value: Record<string, unknown>): number => {
  if (!Array.isArray(value.completedDates)) throw new TypeError('no list')
  return value.completedDates.length
}
const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const { data } = (await res.json()) as { data: Record<string, unknown>[] }
console.log(data.map(days))
`,
  });
  expect(files["a.ts"]).toContain(
    "return (value.statistics as { totalCompletions: number }).totalCompletions",
  );
});

const guarded = (
  check: string,
  own = "",
) => `${own}interface Habit { id: string; completedDates: string[] }
const isHabit = (value: any): value is Habit => typeof value.id === 'string' && ${check}
const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const { data } = (await res.json()) as { data: unknown[] }
console.log(data.filter(isHabit).map((habit) => habit.completedDates.length))
`;

const IS_TEXTS = "const isTexts = (all: unknown): all is string[] => Array.isArray(all)\n";

test.each([
  ["isTexts(value.completedDates)", IS_TEXTS],
  ["isTexts(value.completedDates)", IS_TEXTS.replace("string[]", "readonly string[]")],
  [
    "Array.isArray(value.completedDates) && value.completedDates.every((d: any) => typeof d === 'string')",
    "",
  ],
  ["isTexts(value.completedDates) && value.completedDates.every((d) => d.length > 0)", IS_TEXTS],
])("a guard that asks %s asks for the number", (check, own) => {
  const { files } = migrated({ "a.ts": guarded(check, own) });
  expect(files["a.ts"]).toContain(
    "typeof value.id === 'string' && typeof value.statistics?.totalCompletions === 'number'\n",
  );
});

test.each([
  "Array.isArray(h.completedDates)",
  "Array.isArray(h.completedDates) && h.completedDates.every((day) => typeof day === 'string')",
])(
  "what is asked beside the types of other members asks for the number, for review: %s",
  (asked) => {
    const { files, confidences, manual } = after(
      `console.log(typeof h.id === 'string' && Number.isInteger(h.streak) && ${asked})`,
    );
    expect({ confidences, manual }).toEqual({ confidences: ["review"], manual: [] });
    expect(files["a.mjs"]).toContain(
      "Number.isInteger(h.statistics.currentStreak) && typeof h.statistics?.totalCompletions === 'number')",
    );
  },
);

test("what is asked alone whether it is a list is left to a person", () => {
  expect(after("console.log(Array.isArray(h.completedDates))").manual).toHaveLength(1);
});
