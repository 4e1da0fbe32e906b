import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const KEY = "{ headers: { 'X-API-Key': process.env.HABIT_API_KEY } }";

test("a fetch that is called with a `this` of its own is one all the same", () => {
  const { files, manual } = migrated({
    "a.mjs": `class Tracker {
  constructor(fetchImpl = fetch) { this.fetchImpl = fetchImpl }
  async ask(path) {
    return (await this.fetchImpl.call(undefined, process.env.HABIT_API + '/api/v1' + path, ${KEY})).json()
  }
}
console.log((await new Tracker().ask('/habits')).data[0].title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("'/api/v2' + path, { headers: { 'X-API-Key'");
  expect(files["a.mjs"]).toContain(".data[0].name");
});

test("options that it has none of stand behind its URL, and the fetch of another service stays", () => {
  const code = `const all = await fetch(process.env.HABIT_API + '/api/v1/habits', ${KEY})
const again = await fetch.call(null, process.env.HABIT_API + '/api/v1/habits')
const books = await fetch.call(null, 'https://books.example.org/api/v1/titles')
console.log((await all.json()).data, (await again.json()).data, (await books.json()).data[0].title)
`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain(
    "fetch.call(null, process.env.HABIT_API + '/api/v2/habits', { headers: habitApiHeaders() })",
  );
  expect(files["a.mjs"]).toContain("fetch.call(null, 'https://books.example.org/api/v1/titles')");
  expect(files["a.mjs"]).toContain("(await books.json()).data[0].title)");
});

test("what a request that the program made holds as text is not known, and is there all the same", () => {
  const { files, manual } = migrated({
    "a.mjs": `const add = async (request) => {
  const { name, goal } = await request.json()
  const body = JSON.stringify({ title: name, target: goal, unit: 'times' })
  await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', ${KEY.slice(2, -2)}, body })
}
for (const init of [{ method: 'GET' }, { method: 'POST', body: '{"name":"Nap","goal":1}' }, { method: 'POST', body: '{}' }])
  await add(new Request('http://localhost/', init))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("{ name: name, goals: goal == null ? undefined : [{");
});
