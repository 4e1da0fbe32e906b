import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const ask = async () => (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers })).json()
`;
const after = (code: string) => migrated({ "a.mjs": `${ask}${code}\n` });

test("a text that is taken apart is left to a person, and what stands beside it is not forgotten", () => {
  const { files, manual } = after(
    "const { success, error: { length } = '' } = await ask()\nconsole.log(success, length)",
  );
  expect(manual).toEqual(["error-to-error-object 3"]);
  expect(files["a.mjs"]).toContain("const { error, error: { length } = '' } = await ask()");
  expect(files["a.mjs"]).toContain("console.log(!error, length)");
});

test("members of the v2 object are taken as they are", () => {
  const { files, manual } = after(
    "const { success, error: { message } = {} } = await ask()\nconsole.log(success, message)",
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("const { error, error: { message } = {} } = await ask()");
});
