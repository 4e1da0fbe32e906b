import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const CLIENT = `export const titles = async (base, send) => {
  const reply = await send(base + '/api/v1/habits/today', { headers: { 'X-API-Key': process.env.KEY } })
  return reply.data.map((habit) => habit.title)
}
export const wipe = (base, send, ids) => send(base + '/api/v1/habits/bulk', {
  method: 'DELETE', headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify({ ids }),
})
const live = async (url, init) => (await fetch(url, init)).json()
await titles(process.env.HABIT_API, live)
await wipe(process.env.HABIT_API, live, ['a'])
`;

/** What becomes of a tape that a test plays in the place of the service. */
const replayed = (url = "url") => ({
  "client.mjs": CLIENT,
  "replay.test.mjs": `import { readFileSync } from 'node:fs'
import { titles, wipe } from './client.mjs'
const tape = JSON.parse(readFileSync('tape.json', 'utf8'))
const replay = async (url, init) => tape.find((each) => each.request.url === ${url}).answer
console.assert((await titles('http://tape.test', replay))[0] === 'Run')
await wipe('http://tape.test', replay, ['a'])
`,
  "tape.json": `[
  { "request": { "method": "GET", "url": "http://tape.test/api/v1/habits/today" }, "answer": { "success": true, "data": [{ "title": "Run" }], "error": null } },
  { "request": { "method": "DELETE", "url": "http://tape.test/api/v1/habits/bulk" }, "answer": { "success": true, "data": null, "error": null } },
  { "request": { "method": "GET", "url": "http://robes.test/api/v1/robes" }, "answer": { "title": "Tunic" } }
]
`,
});

test("the URLs of a tape are those that v2 is asked for, and so are their methods", () => {
  const { files, manual } = migrated(replayed());
  expect(files["tape.json"]).toContain(
    '"method": "GET", "url": "http://tape.test/api/v2/habits?date=today"',
  );
  expect(files["tape.json"]).toContain('"method": "POST", "url": "http://tape.test/api/v2/batch"');
  expect(files["tape.json"]).toContain('"url": "http://robes.test/api/v1/robes"');
  expect(manual).toEqual([]);
});

test("a path alone has no query, by which v2 tells calls apart", () => {
  const { manual } = migrated(replayed("'http://tape.test' + new URL(url).pathname"));
  expect(manual).not.toEqual([]);
});
