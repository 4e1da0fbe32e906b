import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const TREE = (base: string) => ({
  "form.ts": `import { create, type Draft } from './api'
interface Form extends Draft { template?: string }
let form: Form = { title: '', frequency: 'daily' }
export const change = (name: keyof Form, value: string) => { form = { ...form, [name]: value } }
const [, , name = 'title'] = process.argv
change(name as keyof Form, 'Row')
const { template: _, ...input } = form
console.log(await create(input))
`,
  "api.ts": `export interface Draft { title: string; frequency?: string; target?: number; unit?: string }
export interface Habit extends ${base} { id: string; streak: number }
export async function create(input: Draft): Promise<string> {
  const answer = await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.KEY! }, body: JSON.stringify(input) })
  const made: Habit = (await answer.json()).data
  return made.title + made.target
}
`,
});

test.each([
  [
    "Required<Draft>",
    "{ name: string; occurrence: { type: string }; goals: { periodicity: string; value: number; unit: string }[]; id",
  ],
  [
    "Partial<Draft>",
    "{ name?: string; occurrence?: { type: string }; goals?: { periodicity: string; value: number; unit?: string }[]; id",
  ],
])("a habit that is declared by all of a draft has what the whole says of it: %s", (base, type) => {
  const { files } = migrated(TREE(base));
  expect(files["api.ts"]).toContain(`export interface Habit ${type}`);
  expect(files["api.ts"]).toContain("interface Draft { title: string; frequency?: string;");
});

test("a draft whose members are named by strings has those of what it extends where it is sent", () => {
  const { files, manual } = migrated(TREE("Draft"));
  expect(files["api.ts"]).toContain("JSON.stringify({ name: input.title, occurrence: ");
  expect(files["form.ts"]).toBeUndefined();
  expect(manual).toEqual([]);
});
