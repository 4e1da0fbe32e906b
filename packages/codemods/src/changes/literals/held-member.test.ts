import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";
import { migrated } from "../../testing/migrated.ts";

/** The shown habit of a test beside the code that shows those of the service. */
const tree = (members: string) => ({
  "show.mjs": "export const show = ({ title, completedDates }) => title + completedDates.length\n",
  "main.mjs": `import { show } from './show.mjs'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
data.map(show)
`,
  "show.test.mjs": `import { show } from './show.mjs'
console.assert(show({ id: 'a', title: 'Run', ${members} }))
`,
});
const safely = (of: Record<string, string>) =>
  planMigration(
    memoryProject(of),
    { ...DEFAULT_OPTIONS, typecheck: false },
    ({ confidence }) => confidence === "safe",
  ).rewrites;
const shown = (completedDates: string) => migrated(tree(`completedDates: ${completedDates}`));

test("dates of a made-up habit are counted, but a person should see that they go", () => {
  const { files, confidences } = shown("['2024-11-01']");
  expect(files["show.test.mjs"]).toContain("name: 'Run', statistics: { totalCompletions: 1 } }");
  expect(confidences).toEqual(["safe", "review"]);
});

test.each([
  [
    "completedDates: ['2024-11-01']",
    "completedDates: ['2024-11-01'], statistics: { totalCompletions: 1 }",
  ],
  [
    "completedDates: ['2024-11-01'], streak: 3",
    "completedDates: ['2024-11-01'], statistics: { totalCompletions: 1, currentStreak: 3 }",
  ],
  [
    "streak: 3, completedDates: ['2024-11-01']",
    "statistics: { currentStreak: 3, totalCompletions: 1 }, completedDates: ['2024-11-01']",
  ],
])("until then they stand beside their count: %s", (members, safe) => {
  const rewrites = safely(tree(members));
  const after = rewrites.find(({ file }) => file === "show.test.mjs")?.after;
  expect(after).toContain(`name: 'Run', ${safe} }`);
});

test("they are counted once, though a server of the program answers with them in v2, too", () => {
  const before = {
    "src/client.mjs": `const list = async (base) => (await (await fetch(base + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
export const lines = async (base) => (await list(base)).map(({ title, completedDates }) => title + completedDates.length)
`,
    "test/server.mjs": `import { createServer } from 'node:http'
export const start = () => {
  const habits = [{ id: 'a', title: 'Run', completedDates: ['2024-11-01'] }]
  const server = createServer((req, res) => {
    if (req.url === '/api/v1/habits' && req.method === 'GET') res.end(JSON.stringify({ success: true, data: habits, error: null }))
  })
  return new Promise((resolve) => server.listen(0, () => resolve({ url: \`http://127.0.0.1:\${server.address().port}\` })))
}
`,
    "test/run.mjs": `import { lines } from '../src/client.mjs'
import { start } from './server.mjs'
console.log(await lines((await start()).url))
`,
  };
  const after = Object.fromEntries(safely(before).map(({ file, after }) => [file, after]));
  expect(after["test/server.mjs"]).toContain(
    "completedDates: ['2024-11-01'], statistics: { totalCompletions: 1 } }]",
  );
  expect(safely({ ...before, ...after })).toEqual([]);
});

test("where what reads them is left to a person, so are they", () => {
  const { files, confidences, manual } = migrated({
    ...tree("completedDates: ['2024-11-01']"),
    "films.mjs": `import { show } from './show.mjs'
const films = await (await fetch('https://films.example.com/api/films')).json()
for (const film of films) show(film)
`,
  });
  expect(confidences).not.toContain("safe");
  expect(files["show.test.mjs"] ?? "completedDates").toContain("completedDates");
  expect(manual).toContain("completed-dates-removed 2");
});

const typed = (dates: string, last = "completedDates.length") =>
  migrated({
    "show.ts": `export type Habit = { id: string; title: string; completedDates: string[] }
export const show = ({ title, completedDates }: Habit) => title + ${last}
`,
    "main.ts": `import { type Habit, show } from './show.ts'
const headers = { 'X-API-Key': String(process.env.HABIT_API_KEY) }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()) as { data: Habit[] }
data.map(show)
`,
    "show.test.ts": `import { type Habit, show } from './show.ts'
const base: Habit = { id: 'a', title: 'Run', completedDates: [] }
const today = '2024-11-02'
console.assert(show({ ...base, completedDates: ${dates} }))
`,
  });

test("a compiler would object to dates that stay, and those that are written out for a test say no more than their count", () => {
  const { files, confidences } = typed("['2024-11-01']");
  expect(files["show.test.ts"]).toContain(
    "{ ...base, statistics: { ...base.statistics, totalCompletions: 1 } }",
  );
  expect(confidences).toEqual(["safe"]);
});

test("dates that code puts there are left to a person", () => {
  expect(typed("['2024-11-01', today]").confidences).toContain("review");
});

test("so are those that code reads one by one", () => {
  expect(typed("['2024-11-01']", "completedDates.at(-1)").confidences).not.toContain("safe");
});

test("where there were none, nothing goes", () => {
  const { files, confidences } = shown("[]");
  expect(files["show.test.mjs"]).toContain("statistics: { totalCompletions: 0 }");
  expect(confidences).toEqual(["safe"]);
});

test.each(["[] as string[]", "(['2024-11-01'] satisfies string[])"])(
  "dates that a type is written beside are counted, too: %s",
  (dates) => {
    const { files, manual } = migrated({
      "show.ts": `type Habit = { id: string; title: string; completedDates: string[] }
export const show = ({ title, completedDates }: Habit) => title + completedDates.length
`,
      "main.ts": `import { show } from './show.ts'
const headers = { 'X-API-Key': String(process.env.HABIT_API_KEY) }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
data.map(show)
`,
      "show.test.ts": `import { show } from './show.ts'
console.assert(show({ id: 'a', title: 'Run', completedDates: ${dates} }))
const film = { id: 'f', completedDates: ${dates} }
console.log(film.completedDates.length)
`,
    });
    const count = dates.startsWith("[]") ? 0 : 1;
    expect(files["show.test.ts"]).toContain(`statistics: { totalCompletions: ${count} }`);
    expect(files["show.test.ts"]).toContain(`film = { id: 'f', completedDates: ${dates} }`);
    expect(manual).toEqual([]);
  },
);
