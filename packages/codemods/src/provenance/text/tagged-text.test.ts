import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const BELOW = `/habits/$\{process.argv[2]}`;
const WHOLE = `$\{API}${BELOW}`;
const program = (reduce: string, template: string) => ({
  "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const API = process.env.HABIT_API + '/api/v1'
const url = (pieces, ...values) => pieces.${reduce}
const habit = await (await fetch(url\`${template}\`, { headers })).json()
console.log(habit.data.title, (await fetch(API + '/areas', { headers })).ok)
`,
});

test.each([
  ["no start", "reduce((all, piece, i) => all + values[i - 1] + piece)", WHOLE],
  ["an empty start", "reduce((all, piece, i) => all + piece + (values[i] ?? ''), '')", WHOLE],
  ["a start", "reduce((all, piece, i) => all + piece + (values[i] ?? ''), API)", BELOW],
])("a tag puts its pieces together behind %s", (_what, reduce, template) => {
  const { files, manual } = migrated(program(reduce, template));
  expect(files["a.mjs"]).toContain("habit.data.name");
  expect(manual).toEqual([]);
});

test("what a tag gathers in a list is no text", () => {
  const { confidences } = migrated(
    program("reduce((all, piece, i) => [...all, piece, values[i] ?? ''], []).join('')", WHOLE),
  );
  expect(confidences).not.toContain("safe");
});

test("what only a request before tells stands between the pieces of a tag that calls another", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const root = process.env.HABIT_API + '/api/v1'
const api = async (strings, ...values) => {
  const path = String.raw({ raw: strings }, ...values.map(encodeURIComponent))
  const { success, data, error } = await (await fetch(root + path, { headers: { 'X-API-Key': 'k' } })).json()
  if (!success) throw error
  return data
}
const [{ id }] = await api\`/habits\`
const { title } = await api\`/habits/$\{id}\`
console.log(title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("const { name: title } =");
});
