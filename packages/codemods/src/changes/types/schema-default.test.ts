import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (library: string, shape: string, parse: string) =>
  migrated({
    "a.mjs": `${library}
const Habit = ${shape}
const headers = { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' }
const create = async (input) => {
  const body = JSON.stringify(${parse})
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body })
  return (await res.json()).data.title
}
console.log(await create({ title: 'Tea' }))
`,
  });

const zod = (shape: string) =>
  program("import { z } from 'zod'", `z.object({ ${shape} })`, "Habit.parse(input)");

test("what a schema gives in place of a missing value stands in a container that may be missing, too", () => {
  const { files, confidences, manual } = zod(
    "title: z.string(), target: z.number().int().default(1), unit: z.string().default('times')",
  );
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "value: z.number().int().default(1), unit: z.string().default('rep') })).default([{ periodicity: 'daily', value: 1, unit: 'rep' }])",
  );
  expect(
    zod("title: z.string(), frequency: z.enum(['daily']).default('daily')").files["a.mjs"],
  ).toContain(
    "occurrence: z.object({ type: z.enum(['daily']).default('daily') }).default({ type: 'daily' })",
  );
});

test("a container stands or falls with the member that v2 wants beside any other", () => {
  const { files } = zod("title: z.string(), target: z.number(), unit: z.string().default('km')");
  expect(files["a.mjs"]).toContain("unit: z.string().default('km') })) })");
});

test("a goal that is given where none is, beside a frequency, is for review, and one that is made anew is left", () => {
  const shape = "title: z.string(), frequency: z.string().default('daily'), target: z.number()";
  expect(zod(`${shape}.default(1)`).confidences).toEqual(["review"]);
  expect(zod(`${shape}.default(() => 1)`).manual).toContain("target-unit-to-goals 2");
});

test("other libraries say it in their own way", () => {
  const valibot = program(
    "import * as v from 'valibot'",
    "v.object({ title: v.string(), target: v.optional(v.number(), 1) })",
    "v.parse(Habit, input)",
  );
  expect(valibot.files["a.mjs"]).toContain(
    "goals: v.optional(v.array(v.object({ periodicity: v.string(), value: v.optional(v.number(), 1) })), [{ periodicity: 'daily', value: 1 }])",
  );
  const yup = program(
    "import * as yup from 'yup'",
    "yup.object({ title: yup.string().required('say what'), target: yup.number().default(1) })",
    "Habit.validateSync(input)",
  );
  expect(yup.files["a.mjs"]).toContain(".default([{ periodicity: 'daily', value: 1 }])");
});

test.each([
  [
    "streak: z.number(), completedDates: z.array(z.string()).default([])",
    "statistics: z.object({ currentStreak: z.number(), totalCompletions: z.number() }) })",
  ],
  [
    "streak: z.number().default(0), completedDates: z.array(z.string()).default(['2024-05-01'])",
    "totalCompletions: z.number() }).default({ currentStreak: 0, totalCompletions: 1 }) })",
  ],
])("a list of days that is given where none is is counted: %s", (shape, made) => {
  const { files, manual } = migrated({
    "a.mjs": `import { z } from 'zod'
const Habit = z.object({ title: z.string(), ${shape} })
const res = await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.KEY } })
const { title, completedDates } = Habit.parse((await res.json()).data)
console.log(title, completedDates.length)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(made);
});
