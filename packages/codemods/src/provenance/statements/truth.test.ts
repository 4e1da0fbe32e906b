import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a text of which a part is known needs no default, as it is never empty", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const send = async (url, method, body) =>
  (await fetch(url, { method, headers: { 'X-API-Key': 'k' }, body: body && JSON.stringify(body) })).json()
const client = (base) => (path, method, body) => send((base || '') + path, method, body)
const habits = client(process.env.HABIT_API + '/api/v1')
console.log((await habits('/habits', 'POST', { title: 'Ski' })).data.title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("{ name: 'Ski' })).data.name");
});
