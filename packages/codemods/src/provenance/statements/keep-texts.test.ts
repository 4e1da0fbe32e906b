import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each(["path.startsWith('/habits', 7)", "!path.includes('/api', 1)", "path.endsWith('v1', 7)"])(
  "a test that begins or ends at some place drops no text: %s",
  (question) => {
    const { files } = migrated({
      "a.mjs": `export function send(path) {
  if (${question}) return fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': process.env.KEY } })
  return null
}
export const habits = () => send('/api/v1/habits')
`,
    });
    expect(files["a.mjs"]).toContain("send('/api/v2/habits')");
  },
);

test.each([
  "String(path).startsWith('/films')",
  "path.toString().startsWith('/films')",
  "/^\\/films/.test(String(path))",
])("what is made a text to be tested is what is sent: %s", (question) => {
  const { files, confidences } = migrated({
    "a.mjs": `export function send(path, init) {
  if (${question}) return fetch('https://films.example' + path, init)
  return fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': process.env.KEY } })
}
send('/films', {})
const reply = await (await send('/api/v1/habits')).json()
console.log(reply.data[0].title)
`,
  });
  expect(files["a.mjs"]).toContain("send('/api/v2/habits')");
  expect(files["a.mjs"]).toContain("fetch('https://films.example' + path, init)");
  expect(confidences).toEqual(["safe"]);
});
