import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const SENT = "{ method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(BODY) }";
const send = (body: string): string =>
  `await fetch('https://habits.example.com/api/v1/habits', ${SENT.replace("BODY", body)})\n`;

test.each([
  ["z.string().default('times')", "z.string().default('rep')"],
  ["z.enum(['times', 'min']).default('times')", "z.enum(['rep', 'min']).default('rep')"],
  [
    "z.union([z.literal('times'), z.literal('km')])",
    "z.union([z.literal('rep'), z.literal('km')])",
  ],
  ["z.string().catch('times').optional()", "z.string().catch('rep').optional()"],
])("the unit in %s is that of v2", (unit, expected) => {
  const { files, confidences } = migrated({
    "a.ts": `import { z } from 'zod'
const habit = z.object({ title: z.string(), target: z.number(), unit: ${unit} })
const ticket = z.object({ title: z.string(), unit: ${unit} })
console.log(ticket.parse({ title: 'x' }).title)
${send("habit.parse({ title: 'Run', target: 1 })")}`,
  });
  expect(files["a.ts"]).toContain(`value: z.number(), unit: ${expected}`);
  expect(files["a.ts"]).toContain(`z.object({ title: z.string(), unit: ${unit} })`);
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});

test("other libraries write the unit in their own way", () => {
  const { files } = migrated({
    "v.ts": `import * as v from 'valibot'
const habit = v.object({ title: v.string(), target: v.number(), unit: v.optional(v.picklist(['times', 'min']), 'times') })
${send("v.parse(habit, { title: 'Run', target: 1 })")}`,
    "y.ts": `import * as yup from 'yup'
const habit = yup.object({ title: yup.string(), target: yup.number(), unit: yup.string().oneOf(['times', 'min']).default('times') })
${send("await habit.validate({ title: 'Run', target: 1 })")}`,
  });
  expect(files["v.ts"]).toContain("v.optional(v.picklist(['rep', 'min']), 'rep')");
  expect(files["y.ts"]).toContain("yup.string().oneOf(['rep', 'min']).default('rep')");
});

test("a list of units that is shown, too, stays as it is", () => {
  const source = (rest: string): string => `import { z } from 'zod'
const UNITS = ['times', 'min'] as const
const habit = z.object({ title: z.string(), target: z.number(), unit: z.enum(UNITS) })
${rest}${send("habit.parse(JSON.parse(process.argv[2] ?? ''))")}`;
  const { files } = migrated({
    "own.ts": source(""),
    "shown.ts": source("console.log(UNITS.join())\n"),
  });
  expect(files["own.ts"]).toContain("const UNITS = ['rep', 'min'] as const");
  expect(files["own.ts"]).toContain("z.enum(UNITS)");
  expect(files["shown.ts"]).toContain("const UNITS = ['times', 'min'] as const");
  expect(files["shown.ts"]).toContain("z.enum(['rep', 'min'])");
});

test("a schema under a name takes the units of v2, unless something else is of it, too", () => {
  const source = (rest: string): string => `import { z } from 'zod'
import { Unit } from './unit'
const habit = z.object({ title: z.string(), target: z.number(), unit: Unit.optional() })
${rest}${send("habit.parse(JSON.parse(process.argv[2] ?? ''))")}`;
  const unit = `import { z } from 'zod'
export const Unit = z.enum(['times', 'min'])
export type Unit = z.infer<typeof Unit>
`;
  const own = migrated({ "unit.ts": unit, "a.ts": source("") });
  expect(own.files["unit.ts"]).toContain("export const Unit = z.enum(['rep', 'min'])");
  const shared = migrated({
    "unit.ts": unit,
    "a.ts": source("console.log(z.object({ unit: Unit }).parse({ unit: 'times' }))\n"),
  });
  expect(shared.files["unit.ts"]).toBeUndefined();
  expect(shared.manual).toEqual(["target-unit-to-goals 2"]);
});

test("members of the name of a schema are no uses of it, and one under another name is", () => {
  const source = (rest: string): Record<string, string> => ({
    "unit.ts": "import { z } from 'zod'\nexport const unit = z.enum(['times', 'min'])\n",
    "a.ts": `import { z } from 'zod'
import { unit as measure } from './unit'
const habit = z.object({ title: z.string(), target: z.number(), unit: measure })
console.log(habit.parse(JSON.parse(process.argv[2] ?? '')).unit)
${rest}${send("habit.parse(JSON.parse(process.argv[2] ?? ''))")}`,
  });
  expect(migrated(source("")).files["unit.ts"]).toContain("z.enum(['rep', 'min'])");
  const shown = migrated(source("console.log(measure.options.join())\n"));
  expect(shown.files["unit.ts"]).toBeUndefined();
});

test("a list of units that another file shows stays as it is", () => {
  const { files } = migrated({
    "a.ts": `import { z } from 'zod'
export const UNITS = ['times', 'min'] as const
const habit = z.object({ title: z.string(), target: z.number(), unit: z.enum(UNITS) })
${send("habit.parse(JSON.parse(process.argv[2] ?? ''))")}`,
    "b.ts": "import * as units from './a'\nconsole.log(units.UNITS.join())\n",
  });
  expect(files["a.ts"]).toContain("const UNITS = ['times', 'min'] as const");
  expect(files["a.ts"]).toContain("z.enum(['rep', 'min'])");
});
