import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (library: string, shape: string, use: string) =>
  migrated({
    "a.mjs": `import ${library}
const Habit = ${shape}
const headers = { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' }
const send = async (habit) => {
  const init = { method: 'POST', headers, body: JSON.stringify(habit) }
  return (await (await fetch(process.env.HABIT_API + '/api/v1/habits', init)).json()).data.title
}
${use}
`,
  }).confidences;

const ZOD = "{ z } from 'zod'";
const shape = "z.object({ title: z.string().min(1) })";
const parsed =
  "const checked = Habit.safeParse({ title: process.argv[2] })\nconsole.log(await send(checked.data))\n";

test.each([
  "console.log(checked.error.issues.map((issue) => issue.path.join('.')))",
  "console.log(checked.error.flatten().fieldErrors.title)",
])("a schema whose failures are told by member is for review: %s", (told) => {
  expect(program(ZOD, shape, parsed + told)).toEqual(["review"]);
});

test("one whose failures are told by their texts alone is as sure as before", () => {
  expect(program(ZOD, shape, `${parsed}console.log(checked.error.issues[0].message)`)).toEqual([
    "safe",
  ]);
});

test.each([
  ["yup.string().required()", "review"],
  ["yup.string().trim().min(3).required('say what')", "review"],
  ["yup.string().trim().required('say what')", "safe"],
])("texts of Yup name the member where the schema has none of its own: %s", (member, sure) => {
  const use =
    "try { console.log(await send(await Habit.validate({ title: process.argv[2] }))) } catch (error) { console.log(error.errors) }";
  expect(program("* as yup from 'yup'", `yup.object({ title: ${member} })`, use)).toEqual([sure]);
});

test("the number of failures, and a path that is put into an address, name no member", () => {
  const told = `const at = (path) => \`/x\${path}\`
console.log(at(''), checked.error.issues.length)
`;
  expect(program(ZOD, shape, parsed + told)).toEqual(["safe"]);
});
