import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const ask = `const ask = async (path, method, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
`;
const after = (code: string) => {
  const { files, ...rest } = migrated({ "a.mjs": `${ask}${code}\n` });
  return { ...rest, text: files["a.mjs"] };
};

test.each([
  ["in a literal", "await ask('/habits/h1', 'PUT', { unit: 'km' })"],
  [
    "in a member that is set",
    "const patch = { title: 'Run' }; patch.unit = 'km'; await ask('/habits/h1', 'PUT', patch)",
  ],
])(
  "a unit that is sent alone %s is left to a person, as v2 takes it with an amount alone",
  (_, code) => {
    const { manual, confidences, text } = after(code);
    expect(manual).toEqual(["target-unit-to-goals 2"]);
    expect(confidences).toEqual(["review"]);
    expect(text).not.toContain("goals");
  },
);

test("a unit is sent with the amount of the habit at hand", () => {
  const { confidences, text } = after(
    `for (const h of await ask('/habits', 'GET')) await ask('/habits/' + h.id, 'PUT', { unit: 'km' })`,
  );
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain("{ goals: [{ ...h.goals[0], unit: 'km' }] }");
});

test("a unit that may be set without an amount is for review", () => {
  const { confidences, text } = after(`const patch = {}
if (process.env.GOAL) patch.target = Number(process.env.GOAL)
if (process.env.UNIT) patch.unit = 'km'
await ask('/habits/h1', 'PUT', patch)`);
  expect(confidences).toEqual(["review"]);
  expect(text).toContain("unit: 'km'");
});

test("a unit that is set after its amount stays safe", () => {
  const { confidences } = after(`const patch = {}
patch.target = 3
patch.unit = 'km'
await ask('/habits/h1', 'PUT', patch)`);
  expect(confidences).toEqual(["safe"]);
});
