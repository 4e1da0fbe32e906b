import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const masked = (mask: string, members = "target: z.number(), unit: z.string()"): string =>
  migrated({
    "a.ts": `import { z } from 'zod'
const habit = z.object({ id: z.string(), title: z.string(), ${members}, streak: z.number() })
const draft = habit.${mask}
const post = z.object({ title: z.string(), unit: z.string() })
console.log(post.pick({ title: true }).parse({ title: 'Hi' }).title)
await fetch('https://habits.example.com/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(draft.parse({ title: 'Run', target: 1 })) })
const { data } = await (await fetch('https://habits.example.com/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
console.log(habit.parse(data).title)
`,
  }).files["a.ts"] ?? "";

const ELEMENT = "habit.shape.goals.element.pick({ periodicity: true, value: true }).array()";

test.each([
  ["pick({ title: true, target: true })", `pick({ name: true }).extend({ goals: ${ELEMENT} })`],
  [
    "omit({ id: true, unit: true, streak: true })",
    `omit({ id: true, statistics: true }).extend({ goals: ${ELEMENT} })`,
  ],
  ["pick({ title: true, target: true, unit: true })", "pick({ name: true, goals: true })\n"],
  ["pick({ title: true })", "pick({ name: true })\n"],
])("what %s leaves of a goal", (mask, expected) => {
  const text = masked(mask);
  expect(text).toContain(`habit.${expected}`);
  expect(text).toContain("post.pick({ title: true })");
});

test("a list that may be missing is opened first", () => {
  const optional = "target: z.number().optional(), unit: z.string().optional()";
  expect(masked("pick({ title: true, target: true })", optional)).toContain(
    `.extend({ goals: ${ELEMENT.replace(".element", ".unwrap().element")}.optional() })`,
  );
});

test.each([
  ["partial({ unit: true })", "partial({  })"],
  [
    "omit({ id: true, streak: true }).partial({ title: true, unit: true })",
    "partial({ name: true })",
  ],
])("a part of a goal that may be missing is said of its element: %s", (mask, kept) => {
  const text = masked(mask);
  expect(text).toContain(
    `.extend({ goals: habit.shape.goals.element.partial({ unit: true }).array() })`,
  );
  expect(text.replaceAll("{  }", "{}")).toContain(kept.replace("{  }", "{}"));
});

test.each([
  ["target: z.number(), unit: z.string().optional()", "unit: z.string().optional() })),"],
  ["target: z.number().optional(), unit: z.string()", "unit: z.string() })).optional(),"],
])("a goal may be missing where its amount may, whatever else of it may: %s", (members, goals) => {
  expect(masked("pick({ title: true })", members)).toContain(goals);
});

test("members that constants describe are written in the dialect of what is beside them", () => {
  const { files, manual } = migrated({
    "a.ts": `import { z } from 'zod'
const Often = z.enum(['daily', 'weekly'])
const Amount = z.number()
const habit = z.object({ frequency: Often, target: Amount })
const { data } = await (await fetch('https://habits.example.com/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
console.log(habit.parse(data).frequency)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("occurrence: z.object({ type: Often })");
  expect(files["a.ts"]).toContain("z.array(z.object({ periodicity: z.string(), value: Amount }))");
});
