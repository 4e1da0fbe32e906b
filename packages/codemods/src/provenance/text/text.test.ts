import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what is joined only if it is there leaves no gap where it is not", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const API = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.KEY }
const send = async (method, id = '', body) => {
  const response = await fetch(\`\${API}/habits\${id && \`/\${id}\`}\`, { method, headers, body: body && JSON.stringify(body) })
  return (await response.json()).data
}
const { id } = await send('POST', '', { title: 'Read' })
console.log((await send('PUT', id, { title: 'Write' })).title)
`,
  });
  expect(files["a.mjs"]).toContain("{ name: 'Write' })).name");
  expect(confidences).not.toContain("review");
});
