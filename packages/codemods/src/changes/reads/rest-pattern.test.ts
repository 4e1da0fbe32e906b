import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const sent = (body: string) =>
  `await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'X-API-Version': '2', 'X-Client-Version': '1', 'X-Request-ID': crypto.randomUUID() }, body: JSON.stringify(${body}) })
`;

test("a member that is taken with a default beside a rest is put back from the rest, or as that default", () => {
  const { files } = migrated({
    "a.mjs": `const create = async ({ title, target = 1, ...more }) => ${sent("{ title, target, ...more }")}create({ title: 'Run', unit: 'km' })\n`,
  });
  expect(files["a.mjs"]).toContain("({ name: title, ...more })");
  expect(files["a.mjs"]).toContain(
    "{ name: title, ...more, goals: [{ periodicity: 'daily', value: (more.goals?.[0]?.value ?? 1), ...more.goals?.[0] }] }",
  );
});

test("it is put back so where it stands behind the rest, too", () => {
  const { files, manual } = migrated({
    "a.mjs": `const create = async ({ unit = 'times', ...more }) => ${sent("{ ...more, unit }")}const book = ({ unit = 'page', ...more }) => ({ ...more, unit })
create({ title: 'Run', target: 2 }), book({ title: 'Dune' })\n`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(
    "goals: [{ ...more.goals?.[0], unit: (more.goals?.[0]?.unit ?? 'times') === 'times' ? 'rep' : (more.goals?.[0]?.unit ?? 'times') }]",
  );
  expect(files["a.mjs"]).toContain("({ unit = 'page', ...more }) => ({ ...more, unit })");
});

test("a default that is read of a habit goes to the rest with what v2 has there", () => {
  const { files } = migrated({
    "a.mjs": `const DEFAULTS = { frequency: 'daily', target: 1, unit: 'times' }
const create = async (title, { target = DEFAULTS.target, ...more } = {}) => ${sent("{ ...DEFAULTS, ...more, title, target }")}create('Run'), create('Plan', { target: 2, frequency: 'weekly' })\n`,
  });
  expect(files["a.mjs"]).toContain("value: (more.goals?.[0]?.value ?? DEFAULTS.goals[0].value)");
  expect(migrated(files).files).toEqual({});
});

const load = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  "const row = { ...rest, done: true }\nconsole.log(row.streak)",
  "const show = ({ streak }) => console.log(streak)\nshow(rest)",
  "const Row = ({ streak }) => <td>{streak}</td>\nconsole.log(<Row {...rest} />)",
])("a read-only container stays in a rest that is read for it elsewhere: %s", (code) => {
  const after = (taken: string) =>
    migrated({ "a.jsx": `${load}const { completedDates, ...rest } = data\n${taken}${code}\n` })
      .files["a.jsx"];
  expect(after("console.log(completedDates.length > 1)\n")).toContain(
    "const { ...rest } = data\nconsole.log(rest.statistics.totalCompletions > 1)",
  );
  expect(after("")).toContain("const { ...rest } = data\n");
});

test.each([
  "const row = { ...rest, done: true }\nconsole.log(row.title)",
  "const put = (body) => fetch(process.env.HABIT_API + '/api/v1/habits/h1', { method: 'PUT', body: JSON.stringify(body) })\nput(rest)",
])("it goes where nothing asks for it: %s", (code) => {
  const { files } = migrated({
    "a.jsx": `${load}const { completedDates, ...rest } = data\n${code}\n`,
  });
  expect(files["a.jsx"]).toContain("const { statistics, ...rest } = data\n");
});

test("a read-only container stays in a rest whose type still has a part of it", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { title: string; streak: number; completedDates: string[] }
type Card = Omit<Habit, 'streak'> & { label: string }
const toCard = ({ streak, ...rest }: Habit): Card => ({ ...rest, label: streak + ' days' })
${load}console.log(toCard(data).title)
`,
  });
  expect(files["a.ts"]).toContain(
    "({ ...rest }: Habit): Card => ({ ...rest, label: rest.statistics.currentStreak + ' days' })",
  );
});

test.each([
  [
    "const { streak: a, ...one } = data\nconst { streak: b, ...two } = data\nput(one)\nput(two)",
    ["{ statistics: a, ...one }", "{ statistics: b, ...two }"],
  ],
  [
    "const statistics = []\nconst { streak, ...one } = data\nput(one)",
    ["{ statistics: streak, ...one }"],
  ],
])("what goes with a container has a name that is free there: %s", (code, patterns) => {
  const put =
    "const put = (body) => fetch(process.env.HABIT_API + '/api/v1/habits/h1', { method: 'PUT', body: JSON.stringify(body) })\n";
  const { files } = migrated({ "a.js": `${put}${load}${code}\n` });
  for (const pattern of patterns) expect(files["a.js"]).toContain(pattern);
});

test("what is taken out is sent as it is where the rest is only asked for what it names", () => {
  const { files, manual } = migrated({
    "a.js": `${load}const { title, frequency, target, unit, ...kept } = data
await fetch(process.env.HABIT_API + '/api/v1/habits/' + kept.id, { method: 'PUT', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify({ title, frequency, target: target + 1, unit }) })
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.js"]).toContain(
    "const { name: title, occurrence: { type: frequency }, goals: [{ value: target, unit }], ...kept } = data",
  );
  expect(files["a.js"]).toContain(
    "{ name: title, occurrence: { type: frequency }, goals: [{ periodicity: frequency, value: target + 1, unit }] }",
  );
});

const created = `create({ title: 'Run', frequency: 'daily' })
create({ title: 'Read', target: 5, unit: 'times' })
`;

test("what is put back where it is there is in the rest already, with what asked for it", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const create = async ({ title, target, ...more }) => ${sent("{ title: title.trim(), ...(target !== undefined && { target }), ...more }")}${created}`,
  });
  expect(files["a.mjs"]).toContain("({ name: title, ...more })");
  expect(files["a.mjs"]).toContain("JSON.stringify({ name: title.trim(), ...more })");
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});

test("what only some callers give is asked of the rest as what may be missing", () => {
  const { files } = migrated({
    "a.mjs": `const create = async ({ title, target, ...more }) => { if (target > 9) console.log('much'); ${sent("{ title, target, ...more }")} }
${created}`,
  });
  expect(files["a.mjs"]).toContain("if (more.goals?.[0]?.value > 9)");
});

test("a container goes out of a rest with all that v1 had of it", () => {
  const { files, confidences, manual } = migrated({
    "a.jsx": `${load}const Row = ({ id, title, streak, completedDates, children, ...others }) => <li {...others}>{title}{streak}{completedDates.length}{children}</li>
const { frequency, target, unit, ...card } = data
console.log(<Row {...card} className={frequency}>{target} {unit}</Row>)
`,
  });
  expect({ confidences: [...new Set(confidences)], manual }).toEqual({
    confidences: ["safe"],
    manual: [],
  });
  expect(files["a.jsx"]).toContain(
    "const { occurrence: { type: frequency }, goals: [{ value: target, unit }], ...card } = data",
  );
});

test.each(["target, ...card", "unit, ...card", "frequency, unit, ...card"])(
  "what v1 has left of a container is told where it is gone through by name: %s",
  (taken) => {
    const { manual } = migrated({
      "a.jsx": `${load}const Row = ({ id, title, streak, completedDates, ...others }) => <li {...others}>{title}{streak}{completedDates.length}</li>
const { ${taken} } = data
console.log(<Row {...card} />)
`,
    });
    expect(manual).toEqual(["title-to-name 2"]);
  },
);
