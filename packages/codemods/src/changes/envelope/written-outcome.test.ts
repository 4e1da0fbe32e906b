import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (lines: string) =>
  migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
async function ask(path) {
  const body = await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers })).json()
${lines}
  return body
}
const reply = await ask('/habits/h1')
console.log(reply.success ? reply.data.title : reply.error)
`,
  });

test.each([
  [
    "  if (!body.success) body.error = 'sorry: ' + body.error",
    "  if (body.error) body.error = { code: 'UNKNOWN', message: 'sorry: ' + body.error.message, details: [] }",
  ],
  [
    "  if (!body.data) {\n    body.success = false\n    body.error = 'nothing there'\n  }",
    "  if (!body.data) {\n    body.error = { code: 'UNKNOWN', message: 'nothing there', details: [] }\n  }",
  ],
  ["  if (body.data) body.success = true", "  if (body.data) body.error = undefined"],
  [
    "  if (!body.data) body.success = false;",
    "  if (!body.data) body.error ??= { code: 'UNKNOWN', message: '', details: [] };",
  ],
  ["  if (body.success) body.error = null", "  if (!body.error) body.error = null"],
])("an outcome that is set in an answer is set as v2 has it: %s", (before, after) => {
  const { files, confidences, manual } = program(before);
  expect(files["a.mjs"]).toContain(`${after}\n`);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test.each(["  body.success ??= true", "  body.error += '!'", "  body.success = Date.now() > 1"])(
  "one that is set in another way is left to a person: %s",
  (line) => {
    const { confidences, manual } = program(line);
    expect(confidences).not.toContain("safe");
    expect(manual).toHaveLength(1);
  },
);
