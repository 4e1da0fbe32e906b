import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const API = `export async function habits(fetch, init) {
  const headers = new Headers(init?.headers)
  headers.set('X-API-Key', process.env.HABIT_API_KEY)
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { ...init, headers })
  return (await res.json()).data
}
`;
const run = (own: string) => `import { habits } from './api.mjs'
const own = async (input, init) => {
  if (String(input).startsWith('/')) return new Response('[]')
  return ${own}
}
console.log((await habits(own))[0].title, (await habits(fetch)).length, (await own('https://shop.example/items')).status)
`;

test("what stands in for a client hands on the headers that its calls are given", () => {
  const { files, confidences, manual } = migrated({
    "api.mjs": API,
    "run.mjs": run("fetch(input, init)"),
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["api.mjs"]).toContain("...Object.fromEntries(headers), 'X-API-Version': '2'");
  expect(files["run.mjs"]).toContain("return fetch(input, init)");
});

test("but not where it puts headers of its own in their place", () => {
  const { files } = migrated({
    "api.mjs": API,
    "run.mjs": run("fetch(input, { headers: { 'X-API-Key': 'k' } })"),
  });
  expect(files["run.mjs"]).toContain(
    "'X-API-Key': 'k', ...(input.startsWith(String(process.env.HABIT_API)) ? habitApiHeaders() : {})",
  );
});

test("nor where a call only tells how it went, with headers that are set for all", () => {
  const { files } = migrated({
    "page.html": '<script src="jquery.js"></script><script src="page.js"></script>',
    "page.js": `$.ajaxSetup({ headers: { 'X-API-Key': 'k' } })
function drop(ids) {
  return $.ajax({ url: '/api/v1/habits/bulk', type: 'DELETE', data: JSON.stringify({ ids: ids }) })
}
$.ajax({ url: '/api/v1/habits', success: function (reply) { drop([reply.data[0].id]) } })
`,
  });
  expect(String(files["page.js"]).match(/'X-API-Version': '2'/g)).toHaveLength(2);
});

const PATCHED = (handed: string, given: string) => ({
  "a.mjs": `let busy = 0
const original = globalThis.fetch
globalThis.fetch = (...args) => { busy++; return original(${handed}).finally(() => busy--) }
const load = async () => (await fetch(\`\${process.env.HABIT_API}/api/v1/habits\`${given})).json()
console.log((await load()).data[0].title, busy)
`,
});

test("what is put in the place of the global fetch hands on what it is given", () => {
  const key = ", { headers: { 'X-API-Key': process.env.KEY } }";
  const { files, confidences } = migrated(PATCHED("...args", key));
  expect(files["a.mjs"]).toContain("return original(...args).finally");
  expect(files["a.mjs"]).toContain("'X-API-Key': process.env.KEY, ");
  expect(confidences).toEqual(["safe"]);
});

test("but it is given the headers where it puts its own in their place", () => {
  const { files } = migrated(PATCHED("args[0], { headers: { 'X-API-Key': process.env.KEY } }", ""));
  expect(files["a.mjs"]).toMatch(
    /original\(args\[0\], \{ headers: \{ 'X-API-Key': process\.env\.KEY, /,
  );
});
