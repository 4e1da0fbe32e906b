import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const handler = (answer: string) => `import { createServer } from 'node:http'
const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
createServer(async (request, response) => {
  const habits = await get('/habits')
  ${answer}
}).listen(8080)
`;
const result = (answer: string) => migrated({ "a.mjs": handler(answer) });

test.each([
  "response.end(JSON.stringify(habits))",
  "response.writeHead(200).end(JSON.stringify({ habits }))",
  "response.write(JSON.stringify(habits)); response.end()",
  "process.send(habits)",
  "new BroadcastChannel('habits').postMessage({ habits })",
])(
  "a program of Node that hands on what the service gave does so under the old names: %s",
  (answer) => {
    const { files, manual, confidences } = result(answer);
    expect(manual).toEqual([]);
    expect(files["a.mjs"]).toContain("habits.map((habit) => ({ id: habit.id, title: habit.name, ");
    expect(confidences).toEqual(["review"]);
  },
);

test("copies go on with what they are given of the program's own", () => {
  const all = "const rows = habits.map((h) => ({ ...h, link: '/' + h.id, title: 'x' }))";
  const { files } = result(`${all}; response.end(JSON.stringify(rows))`);
  expect(files["a.mjs"]).toContain("title: habit.name, ");
  expect(files["a.mjs"]).toMatch(/currentStreak, link: habit\.link \}\)\)/);
});

test.each([
  "const rows = { habits }; response.end(JSON.stringify(rows))",
  "response.end(JSON.stringify(Object.assign({}, { habits })))",
])("what is put together elsewhere is left to a person: %s", (answer) => {
  const { manual, confidences } = result(answer);
  expect(manual).toHaveLength(1);
  expect(manual[0]).toMatch(/ 5$/);
  expect(confidences).toEqual(["review"]);
});

test.each([
  "response.end(JSON.stringify(habits.map(({ id, title }) => ({ id, label: title }))))",
  "response.end(String(habits.length))",
])("one that answers with something of its own is not: %s", (answer) => {
  const { manual, confidences } = result(answer);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
