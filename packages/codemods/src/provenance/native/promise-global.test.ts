import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABITS =
  "(await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data";

test.each([
  "const { promise, resolve } = Promise.withResolvers()",
  "const slot = Promise.withResolvers()\nconst { promise, resolve } = slot",
])("what a promise is resolved with from outside comes out of it: %s", (made) => {
  const { files, confidences } = migrated({
    "a.mjs": `${made}\nresolve(${HABITS})\nfor (const habit of await promise) console.log(habit.title)\n`,
  });
  expect(files["a.mjs"]).toContain("console.log(habit.name)");
  expect(confidences).toEqual(["safe"]);
});

test("what another promise is resolved with does not", () => {
  const { files } = migrated({
    "a.mjs": `const mine = Promise.withResolvers()
const theirs = Promise.withResolvers()
mine.resolve([{ title: 'Emma' }])
theirs.resolve(${HABITS})
for (const book of await mine.promise) console.log(book.title)
for (const habit of await theirs.promise) console.log(habit.title)
`,
  });
  expect(files["a.mjs"]).toContain("console.log(book.title)");
  expect(files["a.mjs"]).toContain("console.log(habit.name)");
});
