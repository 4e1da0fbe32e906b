import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const loaded = (base: string) =>
  migrated({
    "a.mjs": `${base}
const res = await fetch(base + '/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
console.log((await res.json()).data.map((habit) => habit.title))
`,
  });

test.each([
  [
    "const VERSION = 1\nconst base = `$" + "{process.env.HABIT_API}/api/v$" + "{VERSION}`",
    "VERSION = 2",
  ],
  ["const VERSION = 1\nconst base = process.env.HABIT_API + '/api/v' + VERSION", "VERSION = 2"],
  ["const base = process.env.HABIT_API + '/api/v' + 1", "'/api/v' + 2"],
  [
    "const VERSION = 1\nconst base = process.env.HABIT_API + ['/api', `v$" +
      "{VERSION}`].join('/')",
    "VERSION = 2",
  ],
])("a version that is a number is written anew: %s", (base, expected) => {
  const { files, confidences } = loaded(base);
  expect(files["a.mjs"]).toContain(expected);
  expect(files["a.mjs"]).toContain("habit.name");
  expect(confidences).toEqual(["safe"]);
});

test("one that something else asks for, too, is left to a person", () => {
  const { files, manual } = loaded(
    "const VERSION = 1\nconsole.log('client', VERSION)\nconst base = process.env.HABIT_API + '/api/v' + VERSION",
  );
  expect(files).toEqual({});
  expect(manual).toEqual(["habits-moved 4"]);
});
