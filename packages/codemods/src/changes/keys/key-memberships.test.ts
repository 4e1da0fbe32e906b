import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  ["title-to-name", "console.log(['name', 'title'].find((key) => key in data))"],
  [
    "completed-dates-removed",
    "console.log(['title', 'completedDates'].filter((key) => Object.prototype.hasOwnProperty.call(data, key)))",
  ],
  [
    "completed-dates-removed",
    "console.log(['completedDates'].some((key) => Reflect.has(data, key)))",
  ],
])("names that v2 has anew, or not at all, are left to a person: %s %s", (change, code) => {
  const { manual, confidences } = migrated({ "a.mjs": `${load}${code}\n` });
  expect(manual).toContain(`${change} 2`);
  expect(confidences).not.toContain("safe");
});

test("a copy of members by such names is, too", () => {
  const pick =
    "const pick = (object, keys) => Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]]))";
  const { manual } = migrated({
    "a.mjs": `${load}${pick}\nconsole.log(pick(data, ['name', 'title']))\n`,
  });
  expect(manual).toContain("title-to-name 2");
});

test("where a compiler checks, the members of v2 are asked for without what it knows of the object", () => {
  const { files, confidences, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
const KEYS: readonly (keyof Habit)[] = ['id', 'title', 'streak']
const isHabit = (value: unknown): value is Habit =>
  typeof value === 'object' && value !== null && KEYS.every((key) => key in value)
const isBook = (value: object) => ['title', 'pages'].every((key) => key in value)
${load.replace("const { data }", "const { data }: { data: unknown }")}
console.log(isHabit(data) && data.title, isBook({ title: 'Dune', pages: 600 }))
`,
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain(
    "KEYS.every((key) => key in value || ({ title: (value as any).name, streak: (value as any).statistics?.currentStreak } as any)[key] !== undefined)",
  );
  expect(files["a.ts"]).toContain("const KEYS: readonly ('id' | 'title' | 'streak')[] =");
  expect(files["a.ts"]).toContain("every((key) => key in value)\n");
  expect(migrated({ "a.ts": String(files["a.ts"]) }).files).toEqual({});
});
