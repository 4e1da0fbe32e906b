import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify(body) })).json()).data
`;

test.each([
  "const build = (title, goal) => (goal ? { title, target: goal } : { title })",
  "const build = (title, goal) => ({ title, ...(goal && { target: goal }) })",
  "const build = (title, { goal } = {}) => ({ title, ...(goal ? { target: goal } : {}) })",
  "const build = (title, goal) => { const body = { title }; if (goal) Object.assign(body, { target: goal }); return body }",
  "const build = (title, goal) => { if (goal) return { title, target: goal }; return { title } }",
])(
  "what is only sent where a function is given more than any call gives it has v2's names: %s",
  (build) => {
    const { files, confidences } = migrated({
      "a.mjs": `${ask}${build}\nawait ask('POST', '/habits', build('Tea'))\n`,
    });
    expect(files["a.mjs"]).toContain("goals: [{ periodicity: 'daily', value: goal }]");
    expect(confidences).toEqual(["safe"]);
  },
);

test("what would be a list's element, and what stands beside a habit, has them as well", () => {
  const { files } = migrated({
    "a.mjs": `${ask}const queue = []
const add = (title, isFirst) => {
  if (isFirst) queue.unshift({ title, target: 2 })
  else queue.push({ title })
}
add('Tea')
for (const draft of queue) await ask('POST', '/habits', draft)
const habit = await ask('GET', '/habits/h1')
const shown = (isDemo) => (isDemo ? { title: 'Demo' } : habit)
console.log(shown().title)
`,
  });
  expect(files["a.mjs"]).toContain("queue.unshift({ name: title, goals: ");
  expect(files["a.mjs"]).toContain("isDemo ? { name: 'Demo' } :");
});

test("what no branch brings to a habit stays", () => {
  const films =
    "const film = (isLong) => (isLong ? { title: 'Heat', target: 3 } : { title: 'Up' })\n";
  const { files } = migrated({
    "a.mjs": `${ask}${films}console.log(film().title, (await ask('GET', '/habits/h1')).title)\n`,
  });
  expect(files["a.mjs"]).toContain(films);
});
