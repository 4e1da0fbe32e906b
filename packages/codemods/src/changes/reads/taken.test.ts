import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const list = `interface Habit { id: string; title: string; streak: number; completedDates: string[] }
const list = async (): Promise<Habit[]> => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`;

test("a member that is taken with a default may be missing with all that v2 has beside it", () => {
  const { files, confidences } = migrated({
    "show.ts": `${list}const show = ({ title = '?', streak = 0 }: Partial<Habit> = {}): string => title + streak
console.log(show(), (await list()).map((habit) => show(habit)))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["show.ts"]).toContain(
    "({ name: title = '?', statistics: { currentStreak: streak = 0 } = {} as never }: Partial<Habit> = {})",
  );
});

test("the length of a text is taken from the text, not for it", () => {
  const { files, confidences } = migrated({
    "show.ts": `${list}const [{ title: { length }, ...kept }] = await list()
const [, { title: { length: second }, completedDates: { length: days } }] = await list()
console.log(length, kept.id, second, days)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["show.ts"]).toContain("[{ name: { length }, ...kept }]");
  expect(files["show.ts"]).toContain(
    "{ name: { length: second }, statistics: { totalCompletions: days } }",
  );
});

test("a variable that code asks whether it is there is taken of what v2 may not have", () => {
  const { files } = migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })).json()
const label = ({ title, target, unit, streak }) => (target != null ? title + target + unit : title) + (streak ? '!' : '')
const plain = ({ target, unit }) => target + unit
console.log(data.map(label), data.map(plain))
`,
  });
  expect(files["a.mjs"]).toContain(
    "({ name: title, goals: [{ value: target, unit } = {}] = [], statistics: { currentStreak: streak } })",
  );
  expect(files["a.mjs"]).toContain("({ goals: [{ value: target, unit }] })");
});
