import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const server = (handler: string) => `import http from 'node:http'
const robes = [{ title: 'Cope', target: 'bishop' }]
const server = http.createServer(${handler}).listen(0)
`;
const ANSWERING = server("(req, res) => res.end(JSON.stringify({ success: true, data: robes }))");
const HABITS = `const habits = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })).json()
if (habits.success) for (const habit of habits.data) console.log(habit.title)
`;
const ADDRESS = "server.address().port";
const shop = (
  port: string,
) => `const list = await (await fetch(\`http://localhost:\${${port}}/api/v1/habits\`)).json()
if (list.success) for (const robe of list.data) console.log(robe.title, robe.target)
`;

test.each([
  ["its address", "", ADDRESS],
  ["its port", "const { port } = server.address()\n", "port"],
])("calls of a server that the program starts, by %s, are not the service's", (_, before, port) => {
  const code = `${ANSWERING}${before}${shop(port)}`;
  const { confidences, files } = migrated({ "a.mjs": code + HABITS });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]?.startsWith(code)).toBe(true);
  expect(files["a.mjs"]).toContain("habit.name");
});

test.each([
  ["that hands requests on", server("(req, res) => hand(req, res)")],
  [
    "that asks the service",
    server(
      "async (req, res) => res.end(await (await fetch(process.env.HABIT_API + req.url)).text())",
    ),
  ],
])("calls of a server %s are", (_, handing) => {
  const { files } = migrated({ "a.mjs": handing + shop(ADDRESS) + HABITS });
  expect(files["a.mjs"]).toContain("robe.name");
});

test("so are those of a program that calls nothing else", () => {
  const { files } = migrated({ "a.mjs": ANSWERING + shop(ADDRESS) });
  expect(files["a.mjs"]).toContain("robe.name");
});

test("nor are they where both go through one function, and have texts of their own", () => {
  const { files } = migrated({
    "get.mjs": `export const get = async (url, headers) => (await fetch(url, { headers })).json()\n`,
    "shop.mjs": `import { get } from './get.mjs'
export const titles = async (origin) => (await get(origin + '/api/v1/habits', {})).data.map((robe) => robe.title)
`,
    "habits.mjs": `import { get } from './get.mjs'
export const titles = async (origin) => (await get(origin + '/api/v1/habits', { 'X-API-Key': 'k' })).data.map((habit) => habit.title)
`,
    "main.mjs": `import * as habits from './habits.mjs'
import * as shop from './shop.mjs'
${ANSWERING}console.log(await shop.titles(\`http://localhost:\${${ADDRESS}}\`), await habits.titles(process.env.HABIT_API))
`,
  });
  expect(files["shop.mjs"]).toBeUndefined();
  expect(files["habits.mjs"]).toContain("habit.name");
});
