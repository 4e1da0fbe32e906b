import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const MERGED = (
  calls: string,
  type = "",
) => `const add = (input${type}) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ unit: 'times', frequency: 'daily', ...input }) })
${calls}
`;

test("a unit that is merged with what may have no amount is sent where that has one: a goal of v2 is one of an amount", () => {
  const calls = "await add({ title: 'Ski' })\nawait add({ title: 'Swim', target: 2 })";
  const guarded =
    "goals: input.goals && [{ periodicity: 'daily', unit: 'rep', ...input.goals?.[0] }]";
  expect(migrated({ "a.js": MERGED(calls) }).files["a.js"]).toContain(guarded);
  const type = ": { title: string; target?: number; unit?: string }";
  const { files } = migrated({ "a.ts": MERGED("await add({ title: 'Ski' })", type) });
  expect(files["a.ts"]).toContain("goals: input.goals && [{ unit: 'rep', ...input.goals?.[0] }]");
});

test("a unit that is merged with what never has an amount is left to a person", () => {
  const { manual } = migrated({ "a.js": MERGED("await add({ title: 'Ski' })") });
  expect(manual).toContain("target-unit-to-goals 1");
});

test("drafts that grow step by step, each of what the one before left, are asked in the time of a few", () => {
  const { files } = migrated({
    "a.js": `const STEPS = {
  title: { next: 'target', apply: (draft, answer) => ({ ...draft, title: answer }) },
  target: { next: 'unit', apply: (draft, answer) => ({ ...draft, target: Number(answer) }) },
  unit: { next: 'frequency', apply: (draft, answer) => ({ ...draft, unit: answer }) },
  frequency: { next: 'end', apply: (draft, answer) => ({ ...draft, frequency: answer }) },
}
const save = (draft) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(draft) })
let current = { at: 'title', draft: {} }
async function answer(text) {
  const step = STEPS[current.at]
  current = { at: step.next, draft: step.apply(current.draft, text) }
  if (current.at === 'end') await save(current.draft)
}
`,
  });
  expect(files["a.js"]).toContain("({ ...draft, name: answer })");
}, 20_000);
