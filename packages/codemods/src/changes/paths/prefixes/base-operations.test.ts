import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const codeOf = (code: string) =>
  migrated({
    "a.mjs": `const API = "https://habits.example.com/api/v1";
${code}
console.log((await fetch(API + "/areas", { headers: { "X-API-Key": process.env.KEY } })).status);
`,
  });

test.each([
  ['API.split("/api/v1")[0]', 'API.split("/api/v2")[0]'],
  ['API.replace("/v1", "/v1beta")', 'API.replace("/v2", "/v1beta")'],
  ['API.replace(/\\/api\\/v1\\/?$/, "")', 'API.replace(/\\/api\\/v2\\/?$/, "")'],
  ['API.slice(0, -"/api/v1".length)', 'API.slice(0, -"/api/v2".length)'],
  ['new URL(API).pathname === "/api/v1"', 'new URL(API).pathname === "/api/v2"'],
])("what is sought in a base moves along: %s", (before, after) => {
  const { files, confidences } = codeOf(`console.log(${before});`);
  expect(files["a.mjs"]).toContain(`console.log(${after});`);
  expect(confidences).toEqual(["safe"]);
});

test("a version that is held against something made of a base is left to a person", () => {
  const { files, confidences, manual } = codeOf(
    'console.log(API.split("/").reverse().at(0) === "v1");',
  );
  expect(files["a.mjs"]).toContain('=== "v1"');
  expect(confidences).toEqual(["review"]);
  expect(manual).toEqual(["areas-moved 2"]);
});

test("a version of something else stays", () => {
  const { files, confidences } = codeOf(
    'const config = JSON.parse(process.argv[2]);\nconsole.log(config.version === "v1");',
  );
  expect(files["a.mjs"]).toContain('config.version === "v1"');
  expect(confidences).toEqual(["safe"]);
});

/** A test that tells calls apart by what stands behind the version. */
const told = (path: string) =>
  migrated({
    "client.mjs": `const send = async (url, init) => (await fetch(url, { ...init, headers: { 'X-API-Key': 'k' } })).json()
export const all = () => send(process.env.HABIT_API + '/api/v1/habits')
export const today = () => send(process.env.HABIT_API + '/api/v1/habits/today')
`,
    "client.test.mjs": `import { all, today } from './client.mjs'
globalThis.fetch = async (url) => {
  const path = ${path}
  if (path === '/habits') return Response.json({ success: true, data: [{ title: 'Run' }], error: null })
  if (path === '/habits/today') return Response.json({ success: true, data: [], error: null })
  return Response.json({ success: false, data: null, error: 'gone' }, { status: 404 })
}
await all()
await today()
`,
  });

test.each([
  ["String(url).replace(/^.*\\/api\\/v1/, '')", "String(url).replace(/^.*\\/api\\/v2/, '')"],
  ["url.split('/api/v1')[1]", "url.split('/api/v2')[1]"],
])(
  "a URL is cut where it has the version of v2, and what is left is compared: %s",
  (cut, after) => {
    const { files, confidences, manual } = told(cut);
    expect(files["client.test.mjs"]).toContain(`const path = ${after}`);
    expect(files["client.test.mjs"]).toContain("path === '/habits?date=today'");
    expect(confidences).toEqual(["safe"]);
    expect(manual).toEqual([]);
  },
);
