import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CLIENT = `const base = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const cache = new Map()
async function get(path) {
  if (!cache.has(path)) cache.set(path, (await fetch(base + path, { headers })).json())
  return (await cache.get(path)).data
}
for (const { id } of await get('/habits')) console.log(await get(\`/notes?habitId=\${id}\`))
`;

test("paths that one cache keeps and that begin with nothing alike are moved each by itself", () => {
  const { files, confidences, manual } = migrated({ "a.js": CLIENT });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is expected
  expect(files["a.js"]).toContain("get('/habits')) console.log(await get(`/habits/${id}/notes`))");
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

test("a key that is put together as a path that moves is left to a person", () => {
  const { manual } = migrated({
    "a.js": `${CLIENT}cache.delete('/notes?habitId=' + 'h1')
cache.delete('/notes?limit=' + 'h1')
`,
  });
  expect(manual).toEqual(["notes-moved 9"]);
});
