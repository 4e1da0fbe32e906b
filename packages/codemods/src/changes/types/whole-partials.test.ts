import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const patching = (library: string, schemas: string, parse: string, members = "") =>
  migrated({
    "a.ts": `import ${library}
${schemas}
const patch = (id: string, raw: unknown) =>
  fetch(\`\${process.env.HABIT_API}/api/v1/habits/\${id}\`, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(${parse}) })
await patch('h1', { target: 5 })
${members}`,
  }).files["a.ts"];

const ZOD = "{ z } from 'zod'";
const HABIT = "z.object({ title: z.string(), target: z.number(), unit: z.string() })";

test("a schema all of which may be missing lets a part of a goal be missing", () => {
  expect(
    patching(ZOD, `const habit = ${HABIT}\nconst draft = habit.partial()`, "draft.parse(raw)"),
  ).toContain(
    "draft = habit.partial().extend({ goals: habit.shape.goals.element.partial({ unit: true }).array().optional() })",
  );
});

test("one that is written where it may be missing says so itself", () => {
  const text = patching(ZOD, `const draft = ${HABIT}.strict().partial()`, "draft.parse(raw)");
  expect(text).toContain(
    "value: z.number(), unit: z.string().optional() })) }).strict().partial()",
  );
});

test("a function of valibot makes the list anew", () => {
  const habit = HABIT.replaceAll("z.", "v.");
  const schemas = `const habit = ${habit}\nconst draft = v.partial(habit)`;
  expect(patching("* as v from 'valibot'", schemas, "v.parse(draft, raw)")).toContain(
    "draft = v.object({ ...v.partial(habit).entries, goals: v.optional(v.array(v.partial(habit.entries.goals.item, ['unit']))) })",
  );
});

test("a part that may be missing anyway, a schema without one, and those of something else stay", () => {
  const loose = HABIT.replace("unit: z.string()", "unit: z.string().optional()");
  const text = patching(
    ZOD,
    `const habit = ${loose}\nconst draft = habit.partial()\nconst tool = ${HABIT}`,
    "draft.parse(raw)",
    "console.log(tool.partial().parse({ target: 3 }).target)\n",
  );
  expect(text).toContain("draft = habit.partial()\n");
  expect(text).toContain("tool.partial().parse({ target: 3 }).target");
});
