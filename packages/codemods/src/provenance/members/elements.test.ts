import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ANY = `const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
const actions = { list: () => get('/habits'), one: (id) => get('/habits/' + id), lines: () => readLines() }
const ask = (name, id) => actions[name](id)
`;

test("of what a dispatcher may give only lists are iterated", async () => {
  const { files, confidences } = migrated({
    "a.mjs": `${ANY.replace(", lines: () => readLines()", "")}
for (const habit of await ask(process.argv[2])) console.log(habit.title)
console.log((await ask(process.argv[3], 'h1')).title)
`,
  });
  expect(files["a.mjs"]).toContain("console.log(habit.name)");
  expect(files["a.mjs"]).toContain("'h1')).name)");
  expect(confidences).toEqual(["safe"]);
});

test("what nobody knows may be iterated as well", async () => {
  const { confidences } = migrated({
    "a.mjs": `import { readLines } from 'lines'
${ANY}for (const habit of await ask(process.argv[2])) console.log(habit.title)
`,
  });
  expect(confidences).toEqual(["review"]);
});
