import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const loading = (library: string, code: string, parsed = "full.parse(data)") =>
  migrated({
    "a.ts": `import ${library}
${code}
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
const habit = ${parsed}
console.log(habit.title, habit.target, habit.unit)
`,
  });

const WIRE = "const wire = z.object({ id: z.string(), title: z.string(), target: z.number() })\n";
const zod = (code: string) => loading("{ z } from 'zod'", WIRE + code);

test.each([
  ["wire.extend({ unit: z.string() })", "wire.shape."],
  ["z.object({ ...wire.shape, unit: z.string() })", "wire.shape."],
  ["wire.merge(z.object({ unit: z.string() }))", "wire.shape."],
])("what one schema adds to another is added to what v2 has together: %s", (code, before) => {
  const { files, confidences } = zod(`const full = ${code}`);
  expect(files["a.ts"]).toContain(
    `goals: ${before}goals.element.extend({ unit: z.string() }).array()`,
  );
  expect(confidences).toEqual(["safe"]);
});

test("members that schemas share by a name are those of v2", () => {
  const { files } = loading(
    "{ z } from 'zod'",
    "const shared = { title: z.string(), target: z.number().optional() }\nconst full = z.object({ ...shared, unit: z.string().optional() })",
  );
  expect(files["a.ts"]).toContain(
    "shared = { name: z.string(), goals: z.array(z.object({ periodicity: z.string(), value: z.number().optional() })).optional() }",
  );
  expect(files["a.ts"]).toContain(
    "goals: shared.goals.unwrap().element.extend({ unit: z.string().optional() }).array().optional()",
  );
});

test("a schema of valibot spreads the entries of what it adds to", () => {
  const code = `${WIRE.replaceAll("z.", "v.")}const full = v.object({ ...wire.entries, unit: v.string() })`;
  expect(loading("* as v from 'valibot'", code, "v.parse(full, data)").files["a.ts"]).toContain(
    "goals: v.array(v.object({ ...wire.entries.goals.item.entries, unit: v.string() }))",
  );
});

test("one that has nothing of it is written anew, and what cannot be written again is left", () => {
  expect(
    zod("const full = wire.omit({ target: true }).extend({ unit: z.string() })").files["a.ts"],
  ).toContain(
    ".extend({ goals: z.array(z.object({ periodicity: z.string(), unit: z.string() })) })",
  );
  expect(zod("const full = wire.strict().extend({ unit: z.string() })").manual).toEqual([
    "target-unit-to-goals 3",
  ]);
});

test("schemas of something else stay", () => {
  const tool = "const tool = z.object({ title: z.string(), target: z.string() })";
  const text = zod(
    `const full = wire\n${tool}\nconsole.log(tool.extend({ unit: z.string() }).parse({ title: 'a', target: 'b', unit: 'c' }))`,
  ).files["a.ts"];
  expect(text).toContain(`${tool}\nconsole.log(tool.extend({ unit: z.string() })`);
});
