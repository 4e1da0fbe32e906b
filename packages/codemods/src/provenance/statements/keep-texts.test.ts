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
