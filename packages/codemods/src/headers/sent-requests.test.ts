import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const base = "process.env.HABIT_API + '/api/v1/habits'";
const key = "'X-API-Key': process.env.HABIT_API_KEY";

test("a request that comes with what another call gave it has each required header once", () => {
  const tree = {
    "hooks.js": `export const handleFetch = ({ request, fetch }) => {
  request.headers.set('X-API-Key', process.env.HABIT_API_KEY)
  return fetch(request)
}`,
    "service.ts": `type Fetch = typeof fetch
export class Habits {
  constructor(private readonly fetch: Fetch) {}
  async all() { return (await (await this.fetch(${base}, { headers: { accept: 'application/json' } })).json()).data.map((h: { title: string }) => h.title) }
}`,
    "run.js": `import { handleFetch } from './hooks.js'
import { Habits } from './service.ts'
const own = (input, init) => handleFetch({ request: new Request(input, init), fetch })
console.log(await new Habits(own).all())`,
  };
  const { files } = migrated(tree);
  expect(files["hooks.js"]).toContain(
    "fetch(request, { headers: { ...Object.fromEntries(request.headers), ...Object.fromEntries(new Headers({ 'X-API-Version': '2',",
  );
  expect(migrated({ ...tree, ...files }).files).toEqual({});
});

test("a request that is made with headers of its own gets the others as they are", () => {
  const code = `async function load(url) {
  const request = new Request(url, { headers: { ${key} } })
  for (let left = 3; ; left--) { const r = await fetch(request.clone()); if (r.ok || !left) return (await r.json()).data }
}
console.log((await load(${base})).map((h) => h.title))`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("...Object.fromEntries(request.headers), 'X-API-Version': '2'");
});
