import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const API = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const url = process.env.HABIT_API + '/api/v1/habits/h1'
const load = async () => (await (await fetch(url, { headers })).json()).data
const save = (body) => fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })
`;
const after = (code: string) => {
  const { files, manual } = migrated({ "a.mjs": API + code });
  return { manual, text: files["a.mjs"]?.slice(files["a.mjs"].indexOf("const save")) ?? "" };
};
const CHANGE = "draft[process.argv[2]] = process.argv[3]\n";
const VIEW =
  "title: habit.name, frequency: habit.occurrence.type, target: habit.goals[0].value, unit: habit.goals[0].unit";

test("a rest that gets members by names of a run has the names of v1 in another variable", () => {
  const { manual, text } = after(
    `const { id, streak, ...draft } = await load()\n${CHANGE}console.log(streak)\nawait save(draft)`,
  );
  expect(manual).toEqual([]);
  expect(text).toContain(
    `const { id, statistics: { currentStreak: streak }, ...habit } = await load(), draft = { ...habit, ${VIEW} }`,
  );
  expect(text).toContain(
    "JSON.stringify({ name: body.title, occurrence: { type: body.frequency }, goals: [{",
  );
});

test("so has one of a parameter where it is used", () => {
  const { manual, text } = after(
    `const toDraft = ({ id, ...rest }) => rest\nconst draft = toDraft(await load())\n${CHANGE}await save(draft)`,
  );
  expect(manual).toEqual([]);
  expect(text).toContain(
    `({ id, ...rest }) => ({ ...rest, ${VIEW.replaceAll("habit.", "rest.")} })`,
  );
});

test("a literal has them beside what it copies, and below what it writes itself", () => {
  const { manual, text } = after(
    `const habit = await load()\nconst draft = { ...habit, title: 'Run' }\n${CHANGE}await save(draft)`,
  );
  expect(manual).toEqual([]);
  expect(text).toContain(`const draft = { ...habit, ${VIEW}, title: 'Run' }`);
});

test("of a habit that may be missing, or is read by a call, they are taken once it is there", () => {
  const { manual, text } = after(
    `const open = (habit) => ({ title: '', target: 1, ...habit })
const draft = open(process.argv[4] ? await load() : null)
const other = { ...(await load()) }
other[process.argv[2]] = 1
${CHANGE}await save(draft)
await save(other)`,
  );
  expect(manual).toEqual([]);
  expect(text).toContain(`({ title: '', target: 1, ...(habit && { ...habit, ${VIEW} }) })`);
  expect(text).toContain(
    "const other = { ...((habitBody) => ({ ...habitBody, title: habitBody.name,",
  );
});

test("so are those of what is assigned to a literal", () => {
  const { manual, text } = after(
    `const open = (habit) => Object.assign({}, { title: '' }, habit)
const draft = open(process.argv[4] ? await load() : null)
const other = Object.assign({}, await load())
other[process.argv[2]] = 1
${CHANGE}await save(draft)
await save(other)`,
  );
  expect(manual).toEqual([]);
  expect(text).toContain(`{ title: '' }, habit && { ...habit, ${VIEW} })`);
  expect(text).toContain(
    "Object.assign({}, ((habitBody) => ({ ...habitBody, title: habitBody.name,",
  );
});

test("a second migration leaves them as they are", () => {
  const code = `const { id, ...draft } = await load()\n${CHANGE}console.log(draft.title)\nawait save({ title: draft.title })`;
  const once = migrated({ "a.mjs": API + code }).files;
  expect(once["a.mjs"]).toContain("draft = { ...habit, title: habit.name");
  expect(migrated(once).files).toEqual({});
});

test("a copy that stands for a habit elsewhere is left to a person", () => {
  const { manual, text } = after(
    `const habit = await load()\nconst draft = { ...habit }\n${CHANGE}console.log([habit, draft].map(({ title }) => title))`,
  );
  expect(manual).not.toEqual([]);
  expect(text).toBe("");
});

test("a rest of which a part of a container is taken is left to a person", () => {
  const { manual } = after(`const { target, ...draft } = await load()\n${CHANGE}await save(draft)`);
  expect(manual).not.toEqual([]);
});
