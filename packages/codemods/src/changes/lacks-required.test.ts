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

test("a unit that is set beside an amount under the same condition stays safe", () => {
  const { confidences } = after(`const patch = {}
if (process.env.GOAL) {
  patch.unit = 'km'
  patch.target = Number(process.env.GOAL)
}
await ask('/habits/h1', 'PUT', patch)`);
  expect(confidences).toEqual(["safe"]);
});

test("a unit that is set after its amount stays safe", () => {
  const { confidences } = after(`const patch = {}
patch.target = 3
patch.unit = 'km'
await ask('/habits/h1', 'PUT', patch)`);
  expect(confidences).toEqual(["safe"]);
});

const bases = "const base = { frequency: 'daily', unit: 'km' };";
test.each([
  [
    "writes its amount itself",
    `${bases} await ask('/habits', 'POST', { ...base, title: 'Run', target: 3 })`,
    "{ ...base, name: 'Run', goals: [{ ...base.goals?.[0], value: 3 }] }",
  ],
  [
    "takes its amount from another object",
    `${bases} const add = (fields) => ask('/habits', 'POST', { ...base, ...fields }); await add({ title: 'Run', target: 3 })`,
    "goals: [{ ...base.goals[0], ...fields.goals?.[0] }]",
  ],
])("a unit of a base is sent in a copy that %s", (_, code, expected) => {
  const { confidences, manual, text } = after(code);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(text).toContain(
    "{ occurrence: { type: 'daily' }, goals: [{ periodicity: 'daily', unit: 'km' }] }",
  );
  expect(text).toContain(expected);
});

test("a unit of a base is left to a person where a copy without an amount is sent", () => {
  const { manual } = after(
    `${bases} await ask('/habits', 'POST', { ...base, title: 'Run', target: 3 }); await ask('/habits', 'POST', { ...base, title: 'Sit' })`,
  );
  expect(manual).toEqual(["target-unit-to-goals 2"]);
});

test.each([
  ["has an amount", "Omit<NewHabit, 'unit'> & { unit?: string }", []],
  [
    "may have none",
    "Pick<NewHabit, 'title'> & Partial<Pick<NewHabit, 'target'>>",
    ["target-unit-to-goals 3"],
  ],
])("a unit of a base goes with what a type says that %s", (_, type, expected) => {
  const { manual } = migrated({
    "a.ts": `interface NewHabit { title: string; target: number; unit: string }
type Input = ${type}
const base = { unit: 'km' }
export const add = (input: Input) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ ...base, ...input }) })
await add({ title: 'Run', target: 3 })
`,
  });
  expect(manual).toEqual(expected);
});

test("a unit that may be set on what is spread over an amount stays safe", () => {
  const { confidences, text } = after(`const draft = {}
if (process.env.GOAL) draft.target = Number(process.env.GOAL)
if (process.env.UNIT) draft.unit = 'km'
await ask('/habits', 'POST', { title: 'Run', target: 1, unit: 'min', ...draft })`);
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain("value: 1, unit: 'min', ...draft.goals?.[0] }");
});
