import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const BASE =
  "process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY }";

const axios = (hook: string): string => `import axios from 'axios'
const api = axios.create({ baseURL: ${BASE} })
api.interceptors.request.use(${hook})
await api.post('/habits', { title: 'Run', target: 3 })
`;

const got = (hooks: string): string => `import got from 'got'
const api = got.extend({ prefixUrl: ${BASE}, hooks: ${hooks} })
await api.post('habits', { json: { title: 'Run', target: 3 } })
`;

test.each([
  [
    axios("(c) => { if (c.data?.target) c.data = { ...c.data, unit: 'times' }; return c }"),
    "if (c.data?.goals?.[0]?.value) c.data = { ...c.data, goals: [{ ...c.data.goals?.[0], unit: 'rep' }] }",
  ],
  [
    axios("(config) => { config.data.unit ??= 'times'; return config }"),
    "config.data.goals[0].unit ??= 'rep'",
  ],
  [
    axios("(config) => { console.log(config.data.title); return config }"),
    "console.log(config.data.name)",
  ],
  [
    got("{ init: [(raw) => { if (raw.json) raw.json.unit ??= 'times' }] }"),
    "if (raw.json) raw.json.goals[0].unit ??= 'rep'",
  ],
  [
    got("{ beforeRequest: [(options) => console.log(options.json.title)] }"),
    "console.log(options.json.name)",
  ],
])(
  "a body that passes what a client calls before each request is that of v2 there",
  (code, after) => {
    const { files, confidences, manual } = migrated({ "a.mjs": code });
    expect(files["a.mjs"]).toContain(after);
    expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  },
);

test("the headers are set before a hook that may send another request, as none is called behind it", () => {
  const { files } = migrated({
    "a.mjs": `import ky from 'ky'
const again = (request) => new Request(request, { cache: 'no-store' })
const api = ky.create({ prefixUrl: ${BASE}, hooks: { beforeRequest: [(request) => new Request(request, { cache: 'no-store' })] } })
console.log((await api.get('habits/h1').json()).data.title, again)
`,
  });
  expect(files["a.mjs"]).toMatch(/beforeRequest: \[\(\{ headers \}\) => \{ .*? \}, \(request\) =>/);
});

test("the pages that got goes through hold habits", () => {
  const { files, manual, confidences } = migrated({
    "a.mjs": `import got from 'got'
const api = got.extend({ prefixUrl: ${BASE}, responseType: 'json' })
const pagination = { transform: (response) => response.body.data, paginate: () => false }
for await (const habit of api.paginate('habits', { pagination })) console.log(habit.title)
console.log((await api.paginate.all('habits', { pagination })).map((habit) => habit.title))
`,
  });
  expect(files["a.mjs"]).toContain("console.log(habit.name)");
  expect(files["a.mjs"]).toContain("map((habit) => habit.name)");
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});
