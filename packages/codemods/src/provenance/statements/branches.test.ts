import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const url = process.env.HABIT_API + '/api/v1/habits'
const { data } = await (await fetch(url, { headers })).json()
`;
const after = (code: string) => migrated({ "a.mjs": load + code });

test.each([
  [
    "const show = (habit, end) => { if (end) return habit.title + end; return habit.title }\nshow(data[0])",
    "if (end) return habit.name + end; return habit.name",
  ],
  [
    "const show = (habit, end) => { if (!end) return habit.title; return habit.title + end }\nshow(data[0])",
    "if (!end) return habit.name; return habit.name + end",
  ],
  [
    "const show = (habit, end) => (end ? habit.title + end : habit.streak)\nshow(data[0])",
    "end ? habit.name + end : habit.statistics.currentStreak",
  ],
  [
    "const show = (habit, more) => { more && console.log(habit.title); return habit.streak }\nshow(data[0])",
    "more && console.log(habit.name)",
  ],
  [
    "const row = (h, how = 'short') => (how === 'short' ? h.title : how === 'long' ? h.frequency : h.streak)\nconsole.log(data.map((h) => row(h)))",
    "how === 'short' ? h.name : how === 'long' ? h.occurrence.type : h.statistics.currentStreak",
  ],
  [
    "const show = (list, all) => { if (all) { const [first] = list; return list.map((h) => h.title + first.streak) } }\nshow(data)",
    "list.map((h) => h.name + first.statistics.currentStreak)",
  ],
])("a branch that no call takes is of v2, too: %s", (code, becomes) => {
  const { files, confidences } = after(`${code}\n`);
  expect(files["a.mjs"]).toContain(becomes);
  expect(confidences).toEqual(["safe"]);
});

test("a call in one is of v2, too", () => {
  const { files } = after(
    `const tidy = async (id) => { if (id) await fetch(url + '/' + id, { method: 'DELETE', headers }); else await fetch(process.env.HABIT_API + '/api/v1/areas', { headers }) }
tidy()
`,
  );
  expect(files["a.mjs"]).toContain(
    "method: 'DELETE', headers: { ...headers, ...habitApiHeaders() }",
  );
});

test("what it would do changes nothing elsewhere", () => {
  const { files, confidences } = after(
    `const films = [{ title: 'Alien', streak: 1 }]
const kept = new Set(data)
const add = (more) => { if (more) for (const film of films) kept.add(film) }
add()
for (const { title } of kept) console.log(title)
for (const film of films) console.log(film.title, film.streak)
`,
  );
  expect(files["a.mjs"]).toContain("{ name: title } of kept");
  expect(files["a.mjs"]).toContain("film.title, film.streak");
  expect(confidences).toEqual(["safe"]);
});

test("an own object that would come back instead of habits becomes one of v2", () => {
  const { files } = after(
    `const list = (demo) => { if (demo) return [{ title: 'Demo', streak: 3 }]; return data }
for (const { title, streak } of list()) console.log(title, streak)
`,
  );
  expect(files["a.mjs"]).toContain("[{ name: 'Demo', statistics: { currentStreak: 3 } }]");
});

test("a member that only such a branch gives a body is sent as v2 has it", () => {
  const { files } = after(
    `const add = (title, goal) => {
  const body = { title }
  if (goal) body.target = goal
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
await add('Walk')
`,
  );
  expect(files["a.mjs"]).not.toContain("target");
});
