import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABITS = `const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const books = [{ title: 'Emma' }]
const kept = new Map()
`;

const CACHED = `async function cached(key, get) {
  if (!kept.has(key)) kept.set(key, await get())
  return kept.get(key)
}
`;

/** The code behind the first lines, as it becomes. */
const become = (code: string): string =>
  (migrated({ "a.js": `${HABITS}${code}` }).files["a.js"] ?? "").split(
    "const kept = new Map()\n",
  )[1] ?? "";

test.each([
  [
    "a map of several kinds",
    "kept.set('a', await load())\nkept.set('b', books)\n",
    "kept.get('a')",
    "kept.get('b')",
  ],
  ["a cache", CACHED, "(await cached('a', load))", "(await cached('b', async () => books))"],
  [
    "a cache under keys that begin otherwise",
    CACHED,
    "(await cached('a:' + process.argv[2], load))",
    "(await cached('b', async () => books))",
  ],
  [
    "a cache under keys that are written as JSON",
    `class Client {
  entries = new Map()
  entry(key) {
    const id = JSON.stringify(key)
    let found = this.entries.get(id)
    if (!found) this.entries.set(id, (found = { data: undefined }))
    return found
  }
  fetch(key, get) {
    const entry = this.entry(key)
    entry.promise ??= get().then((data) => {
      entry.data = data
    })
    return entry.promise
  }
}
const client = new Client()
await client.fetch(['books', 1], async () => books)
await client.fetch(['habits', 1], load)
`,
    "client.entry(['habits', process.argv[2]]).data",
    "client.entry(['books', process.argv[2]]).data",
  ],
  [
    "a map under objects",
    "const mine = {}\nconst others = {}\nkept.set(mine, await load())\nkept.set(others, books)\n",
    "kept.get(mine)",
    "kept.get(others)",
  ],
  [
    "a map that is made of pairs",
    "const both = new Map([['a', await load()], ['b', books]])\nboth.set('c', books)\n",
    "both.get('a')",
    "both.get('c')",
  ],
])("%s tells habits from what stands under other keys", (_, code, habits, others) => {
  const lines = (name: string): string =>
    `console.log(${habits}.map((x) => x.${name}))\nconsole.log(${others}.map((x) => x.title))\n`;
  expect(become(code + lines("title"))).toBe(code + lines("name"));
});

test.each([
  ["is only known at run time", "kept.set(process.argv[2], await load())", "kept.get('b')"],
  ["may end otherwise", "kept.set('b' + process.argv[2], await load())", "kept.get('book')"],
  ["is asked for at run time", "kept.set('a', await load())", "kept.get(process.argv[2])"],
  [
    "is another one of the same list",
    "const list = await load()\nkept.set('a', list)\nkept.set('b', list)",
    "kept.get('b')",
  ],
  [
    "stands in a pair of it",
    "const list = await load()\nconst both = new Map([['b', list]])\nboth.set('a', list)",
    "both.get('b')",
  ],
])("what stands under a key that %s may be habits", (_, code, read) => {
  const line = (name: string): string => `${code}\nconsole.log(${read}.map((x) => x.${name}))\n`;
  expect(become(line("title"))).toBe(line("name"));
});
