import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a body that gets its names when the program runs is made v2's where the path is kept by name, too", () => {
  const { files } = migrated({
    "update.mjs": `const url = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.KEY }
async function update(id, input) {
  const body = {}
  for (const field of ['title', 'target']) if (input[field] !== undefined) body[field] = input[field]
  return fetch(\`\${url}/\${id}\`, { method: 'PUT', headers, body: JSON.stringify(body) })
}
await update('h1', { title: 'Run' })
await update('h2', { target: 3 })
`,
  });
  expect(files["update.mjs"]).toContain(
    "if (input[field] !== undefined) body[field] = input[field]",
  );
  expect(files["update.mjs"]).toContain("({ name: title, ");
});
