import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const client = (put: string): string => `
const send = async (id, init = {}) => {
  const res = await fetch(\`\${process.env.HABIT_API}/api/v1/habits/\${id}\`, { ...init, headers: { 'X-API-Key': 'k' } })
  return (await res.json()).data
}
const get = (id) => send(id)
${put}
const habit = await get('h1')
console.log((await put('h1', { ...habit, title: habit.title + '!' })).streak)
`;

const migrate = (put: string) => {
  const { files, ...others } = migrated({ "a.mjs": client(put) });
  return { ...others, text: files["a.mjs"] ?? "" };
};

test("a copy of a habit that only a method makes JSON is sent without what v2 only returns", () => {
  const put = "const put = (id, habit) => send(id, { method: 'PUT', body: JSON.stringify(habit) })";
  const { text, confidences } = migrate(put);
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain("body: JSON.stringify({ ...habit, statistics: undefined })");
});

test("what may be no object is not spread, and the call waits for a look at it", () => {
  const put = `const put = (id, habit) => send(id, { method: 'PUT', body: JSON.stringify(habit) })
put('h2', ['h1'])`;
  const { text, confidences, manual } = migrate(put);
  expect(confidences).toEqual(["review"]);
  expect(manual).toEqual(["streak-to-statistics 3"]);
  expect(text).not.toContain("...habit, statistics: undefined");
});
