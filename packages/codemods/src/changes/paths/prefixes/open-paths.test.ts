import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const ask = (path: string): string => `import axios from 'axios'
import { paths } from 'elsewhere'
const client = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const ask = async (name) => (await client.get(${path})).data.data
console.log((await ask('today')).map((h) => h.title))
`;

test("a call of the service is reported whose path nothing tells", () => {
  const { files, manual } = migrated({ "a.mjs": ask("paths[name]") });
  expect({ files, manual }).toEqual({ files: {}, manual: ["v1-sunset 4"] });
});

test("nothing is said of one whose paths are all known", () => {
  const path = `'/habits/' + name`;
  expect(migrated({ "a.mjs": ask(path) }).manual).toEqual([]);
});

test("nor of one that nothing ties to the service", () => {
  const code =
    "const get = (path) => fetch('https://api.example.com/api/v1/' + path)\nget(globalThis.path)\n";
  expect(migrated({ "a.mjs": code }).manual).toEqual([]);
});

const helpers = `const base = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
export const get = (path) => fetch(base + path, { headers }).then((r) => r.json()).then((reply) => reply.data)
export const post = (path, body) => fetch(base + path, { method: 'POST', headers, body }).then((r) => r.json())
`;
const reader = "import { get } from './http.mjs'\nconsole.log((await get('/habits'))[0].title)\n";

test.each([
  ["nothing calls", "", "safe"],
  [
    "is given to code that is not followed",
    "import run from 'elsewhere'\nimport { post } from './http.mjs'\nrun(post)\n",
    "review",
  ],
  [
    "may be asked for a path that is not seen to be",
    "export const plugin = (api) => api.post('/habits/checkin')\n",
    "review",
  ],
])("a helper that %s is reported", (_, code, confidence) => {
  const { files, manual, confidences } = migrated({
    "http.mjs": helpers,
    "main.mjs": reader + code,
  });
  expect(manual).toContain("v1-sunset 4");
  expect(confidences).toEqual([confidence]);
  expect(files["main.mjs"]).toContain("[0].name");
});
