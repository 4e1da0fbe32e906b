import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** A program that holds the unit of a habit against a constant, and does something more. */
const program = (more: string): string => `const UNITS = { TIMES: "times", MINUTES: "minutes" };
export async function show(id) {
  const response = await fetch(\`https://habits.example.com/api/v1/habits/\${id}\`, { headers: { "X-API-Key": "k" } });
  const { data: habit } = await response.json();
  return habit.unit === UNITS.TIMES ? 1 : 2;
}
${more}
`;

test.each([
  ["safe where it is used as a unit alone", "", "safe"],
  ["safe where a table has it as a key", 'export const css = { [UNITS.TIMES]: "red" };', "safe"],
  [
    "safe where that table is looked up by each of the constants",
    'const css = { [UNITS.TIMES]: "red", [UNITS.MINUTES]: "blue" };\nfor (const unit of Object.values(UNITS)) css[unit].trim();',
    "safe",
  ],
  [
    "for review where a table of other names is looked up by it",
    'const css = { times: "red", minutes: "blue" };\nfor (const unit of Object.values(UNITS)) css[unit].trim();',
    "review",
  ],
  [
    "for review where that table is asked by the name it had",
    'const css = { [UNITS.TIMES]: "red" };\nexport const colour = css.times;',
    "review",
  ],
])("a constant for a unit is %s", (_, more, confidence) => {
  const { files, confidences } = migrated({ "a.js": program(more) });
  expect(files["a.js"]).toContain('TIMES: "rep"');
  expect(confidences).toEqual([confidence]);
});

const BODIES = `const Unit = { Times: "times", Minutes: "min" } as const;
const post = async (body: object) =>
  (await fetch("https://habits.example.com/api/v1/habits", { method: "POST", headers: { "X-API-Key": "k" }, body: JSON.stringify(body) })).json();
`;

test.each([
  [
    "safe where a parameter has it for a default",
    "export const add = (title: string, target: number, unit: string = Unit.Times) => post({ title, target, unit });\nadd('Sit-ups', 25);",
    "safe",
  ],
  [
    "safe where it is chosen for want of another",
    "const add = (title: string, given?: 'min') => post({ title, target: 1, unit: given ?? Unit.Times });\nadd('Nap');",
    "safe",
  ],
  [
    "for review where whoever it is given to prints it",
    "const add = (unit: string) => { console.log(unit); return post({ title: 'Nap', target: 1, unit }); };\nadd(Unit.Times);",
    "review",
  ],
])("a constant for a unit that is handed on is %s", (_, code, confidence) => {
  const { files, confidences } = migrated({ "a.ts": `${BODIES}${code}\n` });
  expect(files["a.ts"]).toContain('Times: "rep"');
  expect(confidences).toEqual([confidence]);
});

const named = (more: string) =>
  migrated({
    "a.js": `const UNIT = 'times';
const headers = { "X-API-Key": "k" };
const url = "https://habits.example.com/api/v1/habits";
export const countable = async () => (await (await fetch(url, { headers })).json()).data.filter((habit) => habit.unit === UNIT);
${more}
`,
  });

test("a variable for a unit is one of v2 where habits are held against it and get it", () => {
  const { files, confidences } = named(
    `export const add = (title) => fetch(url, { method: "POST", headers, body: JSON.stringify({ title, target: 1, unit: UNIT }) });`,
  );
  expect(files["a.js"]).toContain("const UNIT = 'rep';");
  expect(files["a.js"]).toContain("unit: UNIT }]");
  expect(confidences).toEqual(["safe"]);
});

test("it is looked at where it is shown, too, and stays where something else is held against it", () => {
  expect(named("console.log(UNIT);").confidences).toEqual(["review"]);
  const { files } = named("export const isOld = (row) => row.kind === UNIT;");
  expect(files["a.js"] ?? "const UNIT = 'times';").toContain("const UNIT = 'times';");
});

const planned = (more: string) =>
  migrated({
    "plan.js": `const rows = [{ what: "Squats", measure: "times" }, { what: "Plank", measure: "min" }];
const headers = { "X-API-Key": "k" };
const url = "https://habits.example.com/api/v1/habits";
const toHabit = (row) => ({ title: row.what, target: 1, unit: row.measure });
const add = ({ title, target, unit }) => fetch(url, { method: "POST", headers, body: JSON.stringify({ title, target, unit }) });
const { data: [there] } = await (await fetch(url, { headers })).json();
for (const row of rows) {
  const wanted = toHabit(row);
  if (there.unit !== wanted.unit) await add(wanted);
  ${more}
}
`,
  });

test.each([
  [
    "safe where an object of the program's own hands it on, which is only read by names",
    "",
    "safe",
  ],
  ["for review where that object is printed", "console.log(wanted);", "review"],
  [
    "for review where another function gets such an object",
    "report({ unit: row.measure });",
    "review",
  ],
  ["for review where that object is kept in a list", "kept.push(wanted);", "review"],
  [
    "for review where its members are told one by one",
    "for (const key in wanted) note(wanted[key]);",
    "review",
  ],
])("a unit of a table is %s", (_, more, confidence) => {
  const { files, confidences } = planned(more);
  expect(files["plan.js"]).toContain('measure: "rep"');
  expect(confidences).toEqual([confidence]);
});

test("a unit of a table that is asked whether there is one stays a unit", () => {
  const { files, confidences } = migrated({
    "import.js": `const UNITS = { count: 'times', minutes: 'min' }
const add = (habit) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(habit) })
export async function bring(row) {
  const unit = UNITS[row.measure]
  if (!unit) row.issues.push('unknown measure')
  await add({ title: row.title, target: 1, unit: unit ?? 'times' })
}
`,
  });
  expect(files["import.js"]).toContain("count: 'rep'");
  expect(confidences).toEqual(["safe"]);
});
