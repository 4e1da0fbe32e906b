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
