import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a query that is set in another file than that which makes the URL goes into the path", () => {
  const { files, manual } = migrated({
    "endpoint.mjs": `const root = new URL(process.env.HABIT_API)
export function endpoint(name) {
  const url = new URL(root)
  url.pathname = '/api/v1/' + name
  return url
}
`,
    "notes.mjs": `import { endpoint } from './endpoint.mjs'
export async function notes(id) {
  const url = endpoint('notes')
  url.searchParams.set('habitId', id)
  return (await fetch(url, { headers: { 'X-API-Key': process.env.KEY } })).json()
}
console.log((await notes('h1')).data, (await fetch(endpoint('areas'), { headers: { 'X-API-Key': process.env.KEY } })).ok)
`,
  });
  expect(manual).toEqual([]);
  expect(files["notes.mjs"]).toContain(`endpoint(\`habits/\${encodeURIComponent(id)}/notes\`)`);
});

const assigned = (query: string) =>
  migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const url = (path) => new URL('/api/v1/' + path, process.env.HABIT_API)
const notes = async (id) => {
  const asked = url('notes')
  ${query}
  return (await (await fetch(asked, { headers })).json()).data
}
const books = new URL('https://books.example.com/notes')
books.search = \`?habitId=\${process.argv[2]}\`
console.log(await notes('h1'), await fetch(books))
`,
  });

test.each([
  `asked.search = \`?habitId=\${id}\``,
  "asked.search = 'habitId=' + id",
  "asked.search = 'habitId=' + encodeURIComponent(id)",
  "asked.search = new URLSearchParams({ habitId: id })",
  "asked.search = new URLSearchParams({ habitId: id }).toString()",
])("%s goes into the path, but for URLs of others", (query) => {
  const { files, manual } = assigned(query);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`url(\`habits/\${encodeURIComponent(id)}/notes\`)`);
  expect(files["a.mjs"]).not.toContain("asked.search");
  expect(files["a.mjs"]).toContain(`books.search = \`?habitId=\${process.argv[2]}\``);
});

test.each([
  "asked.search = new URLSearchParams({ habitId: id, order: 'new' }).toString()",
  "if (id) asked.search = new URLSearchParams({ habitId: id }).toString()",
])("%s is left to a person", (query) => {
  const { files, manual } = assigned(query);
  expect(manual.some((place) => place.startsWith("notes-moved"))).toBe(true);
  expect(files["a.mjs"] ?? "").not.toContain("encodeURIComponent");
});

const endpoint = `const root = new URL(process.env.HABIT_API)
function endpoint(path, query = {}) {
  const url = new URL('/api/v1' + path, root)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
const load = async (url) => (await (await fetch(url, { headers: { 'X-API-Key': process.env.KEY } })).json()).data
`;

test("what is set on the URL of one call stays out of those of the others that a helper makes", () => {
  const { files, manual } = migrated({
    "a.mjs": `${endpoint}for (const id of process.argv) console.log(await load(endpoint('/logs', { habitId: id })))
const first = endpoint('/notes')
first.searchParams.append('habitId', 'h1')
const { searchParams } = first
const last = endpoint('/notes')
const params = last.searchParams
params.set('habitId', process.argv[2])
console.log(await load(first), await load(last))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`load(endpoint(\`/habits/\${encodeURIComponent(id)}/logs\`))`);
  expect(files["a.mjs"]).toContain(
    `const first = endpoint(\`/habits/\${encodeURIComponent('h1')}/notes\`)`,
  );
  expect(files["a.mjs"]).toContain(
    `const last = endpoint(\`/habits/\${encodeURIComponent(process.argv[2])}/notes\`)`,
  );
  expect(files["a.mjs"]).not.toMatch(/append\(|params\.set/);
});

test("a call whose own parameter is not known takes none of those that others set", () => {
  const { files } = migrated({
    "a.mjs": `${endpoint}const own = endpoint('/notes')
own.searchParams.set('habitId', 'h1')
console.log(await load(own))
export const logs = (query) => load(endpoint('/logs', query))
`,
  });
  expect(files["a.mjs"] ?? "").not.toMatch(/'h1'\)\}\/logs/);
});
