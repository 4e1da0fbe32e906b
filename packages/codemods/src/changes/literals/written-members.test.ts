import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("an attribute before a spread is written behind it, as attributes are", () => {
  const { files } = migrated({
    "a.jsx": `const Card = ({ title, target, unit }) => <li title={title}>{target} {unit}</li>
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
export default data.map(({ target, title, ...rest }) => <Card title={title} target={target} {...rest} />)
`,
  });
  expect(files["a.jsx"]).toContain(
    "<Card name={title} {...rest} goals={[{ periodicity: 'daily', value: rest.goals[0].value, ...rest.goals?.[0] }]} />",
  );
});

/** A copy of a habit in another unit, by what makes the copy. */
const copied = (made: string, maker: string) =>
  migrated({
    "a.mjs": `${maker}
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
for (const habit of data) {
  await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body: JSON.stringify({ ...${made}, unit: 'km' }) })
}
`,
  });

test("a unit that is written over what a function makes of a habit keeps the amount from there", () => {
  const { files, manual } = copied(
    "draft(habit)",
    "const draft = ({ title, target }) => ({ title, target: target * 2 })",
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(
    "{ ...draft(habit), goals: [{ ...draft(habit).goals?.[0], unit: 'km' }] }",
  );
});

test("a unit that is written over what a function makes of a habit is merged with what one call gives where that does more", () => {
  const { files, manual } = copied(
    "draft(habit)",
    "let drafts = 0\nconst draft = ({ title, target }) => { drafts += 1; return { title, target: target * drafts } }",
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(
    "{ ...((habitBody) => ({ ...habitBody, goals: [{ ...habitBody.goals?.[0], unit: 'km' }] }))(draft(habit)) }",
  );
});

test.each([
  ["a.mjs", "const HOW = { often: 'daily' }", "TABLE == null ? undefined : { type: TABLE }"],
  ["a.ts", "const HOW: Record<string, string> = { often: 'daily' }", "{ type: TABLE }"],
])(
  "what a table may lack is asked for, unless a compiler knows better: %s",
  (name, table, type) => {
    const { files } = migrated({
      [name]: `import { readFileSync } from 'node:fs'
${table}
const task = JSON.parse(readFileSync('task.json', 'utf8'))
await fetch(process.env.HABIT_API + '/api/v1/habits', {
  method: 'POST',
  headers: { 'X-API-Key': 'k' },
  body: JSON.stringify({ title: 'Run', frequency: HOW[task.often] }),
})
`,
    });
    expect(files[name]).toContain(`occurrence: ${type.replaceAll("TABLE", "HOW[task.often]")} `);
  },
);

test("a part of a goal is given where the type of what a function gives back is told by what is expected of it", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
interface Mapper<A, B> { toWire(own: B): Partial<A> }
const mapper: Mapper<Habit, { label: string }> = { toWire: (own) => ({ title: own.label, target: 3 }) }
await fetch('https://habits.example.com/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(mapper.toWire({ label: 'Run' })) })
`,
  });
  expect(files["a.ts"]).toContain(
    "(own) => ({ name: own.label, goals: [{ periodicity: 'daily', value: 3 } as never] })",
  );
});

test("a part of a goal is given where an object that takes it in is declared", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
interface Card { goal?: number }
const fromCard = (card: Card): Partial<Habit> => ({ ...(card.goal && { target: card.goal }) })
const inferred = (card: Card) => ({ title: 'Run', ...(card.goal ? { target: card.goal } : {}) })
const put = (body: object) => fetch('https://habits.example.com/api/v1/habits/h1', { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
await put(fromCard({ goal: 3 }))
await put(inferred({ goal: 3 }))
`,
  });
  expect(files["a.ts"]).toContain(
    "{ ...(card.goal && { goals: [{ periodicity: 'daily', value: card.goal } as never] }) }",
  );
  expect(files["a.ts"]).toContain("{ goals: [{ periodicity: 'daily', value: card.goal }] } : {}");
});

const SEND = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '' }
const send = (body: object) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body: JSON.stringify(body) })
`;

test("what stands before a spread is not written where the spread has it in any case, as a compiler objects", () => {
  const { files } = migrated({
    "a.ts": `${SEND}interface Draft { title: string; target: number }
const add = (draft: Draft) => send({ unit: 'times', ...draft })
await add({ title: 'Run', target: 2 })
`,
  });
  expect(files["a.ts"]).toContain("{ ...draft, goals: [{ unit: 'rep', ...draft.goals?.[0] }] }");
});

test("a part of what a type parameter stands for is a part of a habit", () => {
  const { files } = migrated({
    "a.ts": `${SEND}interface Habit { id: string; title: string; target: number; unit: string }
const touch = <T extends object>(row: T, change: Partial<Omit<T, 'id'>>): T => ({ ...row, ...change })
const habit: Habit = (await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers })).json()).data
const next = touch(habit, { target: 2 })
console.log(next.target)
await send({ title: next.title, target: next.target })
`,
  });
  expect(files["a.ts"]).toContain("touch(habit, { goals: [{ value: 2 } as never] })");
});

test.each([
  ['{ "compilerOptions": { "strict": true } }', "goals: [{ periodicity: 'daily', value: target }]"],
  ["{}", "goals: target == null ? undefined : [{ periodicity: 'daily', value: target }]"],
])(
  "what a strict compiler saw to is not asked for again, as it would object to what may be missing: %s",
  (config, goals) => {
    const { files } = migrated({
      "tsconfig.json": config,
      "a.ts": `${SEND}interface Draft { title: string; target: number }
const create = (draft: Draft) => send(draft)
type Jobs = { add: Draft; drop: { title: string } }
const handlers: { [K in keyof Jobs]: (payload: Jobs[K]) => Promise<unknown> } = {
  add: ({ title, target }) => create({ title, target }),
  drop: async ({ title }) => title,
}
const run = (kind: keyof Jobs, payload: any) => handlers[kind](payload)
await run('add', { title: 'Run', target: 2 })
await run('add', { title: 'Run', target: null })
`,
    });
    expect(files["a.ts"]).toContain(goals);
  },
);

test("what is written before a part of a draft says all that the part may lack", () => {
  const { files } = migrated({
    "draft.ts": `interface Draft { title: string; frequency?: string; target?: number; unit?: string }
const draft = (title: string, over: Partial<Draft> = {}): Draft => ({ title, frequency: 'daily', target: 1, unit: 'km', ...over })
const add = (body: Draft) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
await add(draft('Ski', { target: 8 }))
`,
  });
  expect(files["draft.ts"]).toContain(
    "goals: [{ periodicity: 'daily', value: 1, unit: 'km', ...over.goals?.[0] }]",
  );
});

test("what a draft has in any case by its type is not written before it: a compiler objects", () => {
  const { files } = migrated({
    "draft.ts": `interface Draft { title: string; target: number; unit?: string }
const add = (draft: Draft) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ unit: 'km', ...draft }) })
await add({ title: 'Ski', target: 8 })
`,
  });
  expect(files["draft.ts"]).toContain("goals: [{ unit: 'km', ...draft.goals?.[0] }]");
});

test("what a goal has by its type, though the part of the habit had it not, stands in an object before it: a compiler objects", () => {
  const { files } = migrated({
    "draft.ts": `interface Draft { title: string; target: number; unit: string }
const add = (draft: Omit<Draft, 'unit'> & { unit?: string }) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ unit: 'km', ...draft }) })
await add({ title: 'Ski', target: 8 })
`,
  });
  expect(files["draft.ts"]).toContain("goals: [{ ...{ unit: 'km' }, ...draft.goals?.[0] }]");
});

test("dates that are put beside those of a habit count as so many more", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
const check = (habit, date) => ({ ...habit, streak: habit.streak + 1, completedDates: [...habit.completedDates, date] })
const twice = (habit) => ({ ...habit, completedDates: ['2024-11-01', '2024-11-02', ...(habit.completedDates ?? [])] })
const read = (book, date) => ({ ...book, completedDates: [...book.completedDates, date] })
for (const habit of data) console.log(check(habit, '2024-11-03').completedDates.length, twice(habit).completedDates.length)
console.log(read({ title: 'Emma', completedDates: [] }, '2024-11-03').completedDates)
`,
  });
  expect({ confidences: [...new Set(confidences)], manual }).toEqual({
    confidences: ["safe"],
    manual: [],
  });
  expect(files["a.mjs"]).toContain(
    "({ ...habit, statistics: { ...habit.statistics, currentStreak: habit.statistics.currentStreak + 1, totalCompletions: habit.statistics.totalCompletions + 1 } })",
  );
  expect(files["a.mjs"]).toContain(
    "({ ...habit, statistics: { ...habit.statistics, totalCompletions: (habit.statistics?.totalCompletions ?? 0) + 2 } })",
  );
  expect(files["a.mjs"]).toContain("({ ...book, completedDates: [...book.completedDates, date] })");
});

test("they do not where the dates themselves are asked for", () => {
  const { manual } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
const check = (habit, date) => ({ ...habit, completedDates: [...habit.completedDates, date] })
for (const habit of data) console.log(check(habit, '2024-11-03').completedDates.includes('2024-11-01'))
`,
  });
  expect(manual).toEqual(["completed-dates-removed 4"]);
});

test("dates that are pushed count as so many more, too", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
const books = [{ title: 'Emma', completedDates: [] }]
for (const book of books) book.completedDates.push('2024-11-03')
for (const habit of data) {
  habit.completedDates.push('2024-11-03')
  habit.streak += 1
  console.log(habit.completedDates.length)
}
`,
  });
  expect({ confidences: [...new Set(confidences)], manual }).toEqual({
    confidences: ["safe"],
    manual: [],
  });
  expect(files["a.mjs"]).toContain("  habit.statistics.totalCompletions += 1\n");
  expect(files["a.mjs"]).toContain("book.completedDates.push('2024-11-03')");
});

test("they are left to a person where what a push gives is used", () => {
  const { manual } = migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.KEY } })).json()
console.log(data.completedDates.push('2024-11-03'))
`,
  });
  expect(manual).toEqual(["completed-dates-removed 2"]);
});

test("a goal that a condition takes in recurs as often as the habit around it", () => {
  const { files } = migrated({
    "a.mjs": `const add = (title, every, goal) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify({ title, frequency: every, ...(goal ? { target: goal.amount, unit: goal.unit } : {}) }) })
await add('Swim', 'weekly', { amount: 2, unit: 'km' })
`,
  });
  expect(files["a.mjs"]).toContain(
    "occurrence: { type: every }, ...(goal ? { goals: [{ periodicity: every, value: goal.amount, unit: goal.unit }] } : {})",
  );
});

test.each([
  ["'daily' | 'weekly'", "occurrence: { type: frequency }"],
  ["'daily' | null", "occurrence: frequency == null ? undefined : { type: frequency }"],
])("nor is one of some texts, without `null` beside them: %s", (type, sent) => {
  const { files } = migrated({
    "tsconfig.json": '{ "compilerOptions": { "strict": true } }',
    "a.ts": `${SEND}interface Draft { title: string; frequency: ${type} }
const create = (draft: Draft) => send(draft)
const add = ({ title, frequency }: any) => create({ title, frequency })
await add({ title: 'Run', frequency: null })
`,
  });
  expect(files["a.ts"]).toContain(sent);
});
