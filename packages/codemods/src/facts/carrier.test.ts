import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const CLIENT = `const headers = { 'X-API-Key': 'k', 'Content-Type': 'application/json' }
const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers })).json()).data
const create = (draft) =>
  fetch('https://x.habits.example/api/v1/habits', { method: 'POST', headers, body: JSON.stringify(draft) })
`;
const FILM = "const film = { title: 'Heat', target: 4 }\n";

test.each([
  ["spreads", "const copy = (x) => ({ ...x })"],
  ["assigns", "const copy = (...parts) => Object.assign({}, ...parts)"],
  ["merges", "const copy = (...parts) => parts.reduce((all, part) => ({ ...all, ...part }), {})"],
])("what a helper copies that %s what is sent, too, keeps its names", (_, helper) => {
  const uses = "await create(copy({ title: 'Tea', target: 3 }))\nconsole.log(copy(film))\n";
  const { confidences, files } = migrated({ "a.mjs": `${CLIENT}${helper}\n${FILM}${uses}` });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(FILM);
  expect(files["a.mjs"]).toContain(
    "copy({ name: 'Tea', goals: [{ periodicity: 'daily', value: 3 }] })",
  );
});

test("what a helper copies that copies habits, too, keeps its names", () => {
  const uses = "const [first] = (await load()).map(copy)\nconsole.log(first.title, copy(film))\n";
  const code = `${CLIENT}const copy = (x) => ({ ...x })\n${FILM}${uses}`;
  const { confidences, files } = migrated({ "a.mjs": code });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(FILM);
  expect(files["a.mjs"]).toContain("console.log(first.name, copy(film))");
});

test("copies of both are read either way where code that both go through reads them", () => {
  const shared =
    "const copy = (x) => ({ ...x })\nconst label = (x) => {\n  const made = copy(x)\n  return made.title\n}\n";
  const code = `${CLIENT}${shared}${FILM}console.log((await load()).map(label), label(film), film)\n`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain(FILM);
  expect(files["a.mjs"]).toContain("(made.title ?? made.name)");
});

test("what a helper copies with a member that both versions have keeps its names beside habits", () => {
  const uses =
    "const [habit] = (await load()).map(ranked)\nconst [first] = [film].map(ranked)\nconsole.log(habit.title, habit.rank, first.title, first.rank)\n";
  const code = `${CLIENT}const ranked = (x, i) => ({ ...x, rank: i + 1 })\n${FILM}${uses}`;
  const { confidences, files } = migrated({ "a.mjs": code });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(FILM);
  expect(files["a.mjs"]).toContain("(habit.name, habit.rank, first.title, first.rank)");
});

test("what a helper copies with a member that v2 has elsewhere changes with the helper", () => {
  const uses = "await create(daily({ title: 'Tea', target: 3 }))\nconsole.log(daily(film).title)\n";
  const code = `${CLIENT}const daily = (x) => ({ frequency: 'daily', ...x })\n${FILM}${uses}`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("const film = { name: 'Heat', ");
  expect(files["a.mjs"]).toContain("console.log(daily(film).name)");
});

test("what another service answered is read as it was where one helper adds the status to the answers of both", () => {
  const code = `const service = (base, headers) => async (path) => {
  const reply = await fetch(base + path, { headers })
  return { status: reply.status, ...(await reply.json()) }
}
const forge = service('https://forge.example.org')
const habits = service('https://x.habits.example/api/v1', { 'X-API-Key': 'k' })
const known = await habits('/habits')
const issues = await forge('/issues')
console.log(known.success, issues.success, known.error, issues.error)
`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain(
    "console.log(!known.error, issues.success, known.error?.message ?? null, issues.error)",
  );
});
