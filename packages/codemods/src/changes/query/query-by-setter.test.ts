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
