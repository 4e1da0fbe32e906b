import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const either = (rest: string) =>
  migrated({
    "a.mjs": `const put = (id, body) => fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
const [, , field, ...words] = process.argv
const changes = field === 'unit' ? { unit: words[0], target: 2 } : { [field]: words.join(' ') }
${rest}
await put('h1', changes)
`,
  });

test("a body that gets its names when the program runs is made v2's where it stands, beside one that has them", () => {
  const { files, manual } = either("");
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(": (({ title, frequency, target, unit }) => ({ name: title, ");
  expect(files["a.mjs"]).toContain("}))({ [field]: words.join(' ') })");
  expect(files["a.mjs"]).toContain("await put('h1', changes)");
  expect(migrated(files).files).toEqual({});
});

test("one that code asks for its members is left to a person", () => {
  expect(either("console.log(changes[field])").files["a.mjs"] ?? "").not.toContain("name: title");
});
