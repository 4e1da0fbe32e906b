import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (use: string): string => {
  const code = `const answer = async (path) =>
  (await fetch('https://x.habits.example/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()
const body = await answer('/habits/a')
${use}
`;
  return migrated({ "a.js": code }).files["a.js"] ?? "";
};

test("what is shown where nothing failed stays null", () => {
  expect(after("console.log(body.error && body.error.length)")).toContain(
    "console.log(body.error ? body.error.message.length : null)",
  );
  expect(after("show([body.error && more && body.error.length])")).toContain(
    "show([body.error ? more && body.error.message.length : null])",
  );
});

test.each([
  "if (body.error && body.error.length) stop()",
  "console.log((body.error && body.error.length) || 0)",
  "console.log(Boolean(body.error && body.error.length))",
  "body.error && fail(body.error.length)",
])("of what is only asked for its truth the condition stays: %s", (use) => {
  expect(after(use)).toContain("body.error && ");
});
