import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (picked: string) => ({
  "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
interface Editing { habit: Habit; draft: Pick<Habit, 'title' | 'target'> }
${picked}
const read = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
const save = (id: string, draft: Pick<Habit, 'title' | 'target'>) =>
  read<Habit>(\`/habits/\${id}\`, { method: 'PUT', body: JSON.stringify(draft) })
export const saved = (editing: Editing) => save(editing.habit.id, editing.draft)
export const list = () => read<Habit[]>('/habits')
`,
});

test("what is picked in one place goes to another that is given literals", () => {
  const { files } = migrated(
    program("export const first = () => save('h1', { title: 'Run', target: 3 })"),
  );
  expect(files["a.ts"]).toContain("draft: Pick<Habit, 'name' | 'goals'> }");
  expect(files["a.ts"]).toContain("(id: string, draft: Pick<Habit, 'name' | 'goals'>)");
});

test("where no literal is written so, a part of a goal is picked everywhere", () => {
  const part =
    "Pick<Habit, 'name'> & { goals: Pick<Habit['goals'][number], 'periodicity' | 'value'>[] }";
  const text = migrated(program("")).files["a.ts"];
  expect(text).toContain(`draft: ${part} }`);
  expect(text).toContain(`(id: string, draft: ${part})`);
});

test.each([
  [
    "Pick<Habit, 'title' | 'target'> & Partial<Pick<Habit, 'frequency' | 'unit'>>",
    "Pick<Habit, 'name'> & { goals: (Pick<Habit['goals'][number], 'periodicity' | 'value'> & Partial<Pick<Habit['goals'][number], 'unit'>>)[] } & Partial<Pick<Habit, 'occurrence'>>",
  ],
  [
    "Partial<Pick<Habit, 'unit'>> & Pick<Habit, 'target'>",
    "Partial<Pick<Habit, never>> & { goals: (Pick<Habit['goals'][number], 'periodicity' | 'value'> & Partial<Pick<Habit['goals'][number], 'unit'>>)[] }",
  ],
])("what the parts of an intersection pick of a goal is picked in one: %s", (before, after) => {
  const { files } = migrated({
    "a.ts": `interface Habit { title: string; frequency: string; target: number; unit: string }
type Draft = ${before}
const load = async (): Promise<Habit> => (await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()).data
const pick = ({ target, unit }: Draft) => target + unit
console.log(pick(await load()))
`,
  });
  expect(files["a.ts"]).toContain(`type Draft = ${after}\n`);
});

test("what is given literals is picked whole within another selection, too", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
const save = (id: string, changes: Partial<Pick<Habit, 'title' | 'target'>>): Promise<{ data: Habit }> =>
  fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(changes) }).then((res) => res.json())
console.log((await save('h1', { target: 3 })).data.title)
`,
  });
  expect(files["a.ts"]).toContain("changes: Partial<Pick<Habit, 'name' | 'goals'>>");
});
