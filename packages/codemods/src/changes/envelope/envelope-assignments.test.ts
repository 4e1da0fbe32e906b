import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (code: string) =>
  migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const ask = async () => (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers })).json()
${code}
`,
  });

test.each([
  [
    "a member",
    "const state = { problem: 'none yet', data: null };\n({ data: state.data, error: state.problem } = await ask())\nconsole.log(state.problem)",
    "({ data: state.data, error: { message: state.problem = null } = {} } = await ask())\nconsole.log(state.problem)",
  ],
  [
    "a variable that begins with a text",
    "let error = 'none yet', data;\n({ data, error } = await ask())\nconsole.log(error, data.title)",
    "({ data, error: { message: error = null } = {} } = await ask())\nconsole.log(error, data.name)",
  ],
])("the text of an error is taken into %s, whatever that holds besides", (_, code, expected) => {
  const { confidences, files, manual } = after(code);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain(expected);
  expect(migrated(files).files).toEqual({});
});

test("one that the program has a text for is left to a person", () => {
  expect(
    after("let error;\n({ error = 'none' } = await ask())\nconsole.log(error)\nerror = 'own'")
      .manual,
  ).toEqual(["error-to-error-object 4"]);
});
