import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ANSWER = `const answer = async (id) =>
  (await fetch('https://x.habits.example/api/v1/habits/' + id, { headers: { 'X-API-Key': 'k' } })).json()
`;
const migratedText = (code: string) => {
  const { files, confidences } = migrated({ "a.js": `${ANSWER}${code}\n` });
  expect(confidences).toEqual(["safe"]);
  return files["a.js"]?.split("\n").slice(2).join("\n").trimEnd();
};

test.each([
  [
    "const find = async (id) => (await answer(id)).data\nconst habit = await find('a')\nif (habit === null) stop()",
    "const find = async (id) => (await answer(id)).data ?? null\nconst habit = await find('a')\nif (habit === null) stop()",
  ],
  [
    "const state = { habit: null }\nconst { data } = await answer('a')\nstate.habit = data\nshow(null !== state.habit)",
    "const state = { habit: null }\nconst { data = null } = await answer('a')\nstate.habit = data\nshow(null !== state.habit)",
  ],
  [
    "async function find(id) {\n  const body = await answer(id)\n  return body.error ? body.data : body.data\n}\nshow((await find('a')) === null)",
    "async function find(id) {\n  const body = await answer(id)\n  return body.error ? body.data ?? null : body.data\n}\nshow((await find('a')) === null)",
  ],
])(
  "a habit that is held against null somewhere is null where there is none: %s",
  (before, after) => {
    expect(migratedText(before)).toBe(after);
  },
);

test("what is shown with how it went says null as before", () => {
  expect(
    migratedText("const { data, success } = await answer('a')\nconsole.log(success, data)"),
  ).toContain("data = null");
  expect(
    migratedText("const body = await answer('a')\nconsole.log(String(body.data), body.success)"),
  ).toContain("String(body.data ?? null)");
  expect(
    migratedText("const body = await answer('a')\nconsole.log(typeof body.data, body.success)"),
  ).toContain("typeof (body.data ?? null)");
});

test.each([
  [
    "const body = await answer('a')\nshow({ ok: body.success, value: body.data })",
    "show({ ok: !body.error, value: body.data ?? null })",
  ],
  [
    "const { success: ok, data } = await answer('a')\nshow({ ok, data })",
    "const { error, data = null } = await answer('a')\nshow({ ok: !error, data })",
  ],
])("an object of one's own that says how it went has null as before: %s", (before, after) => {
  expect(migratedText(before)).toContain(after);
});

test.each([
  [
    "where it is there for sure",
    "const { data, success } = await answer('a')\nif (success) console.log(data)",
  ],
  [
    "where it is only asked whether it is there",
    "const { data } = await answer('a')\nif (data) console.log(data.id)",
  ],
  [
    "where its type is asked for beside",
    "const isHabit = (x) => typeof x === 'object' && x !== null && 'id' in x\nconst body = await answer('a')\nconst habit = isHabit(body.data) ? body.data : undefined",
  ],
  ["where nothing asks how it went", "const { data } = await answer('a')\nconsole.log(data)"],
])("nothing is said of null %s", (_, code) => {
  expect(migratedText(code)).not.toMatch(/(?:\?\?|data =) null/);
});
