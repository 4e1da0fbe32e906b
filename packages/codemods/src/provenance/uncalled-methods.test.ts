import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("a method that only a template calls is read on what each place makes", () => {
  const { files, manual } = migrated({
    "habit.ts": `export interface Json { id: string; title: string; target: number; unit: string }
export class Habit {
  readonly id: string
  target: number
  unit: string
  constructor(json: Json) {
    this.id = json.id
    this.target = json.target
    this.unit = json.unit
  }
  toString() {
    return \`\${this.target}\${this.unit === 'times' ? 'x' : this.unit}\`
  }
}
`,
    "main.ts": `import { Habit, type Json } from './habit.ts'
const url = \`\${process.env.HABIT_API}/api/v1/habits\`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY! }
const json = async (reply: Response): Promise<Json> => (await reply.json()).data
export const load = async (id: string) => new Habit(await json(await fetch(\`\${url}/\${id}\`, { headers })))
export async function save(habit: Habit): Promise<Habit> {
  const body = JSON.stringify({ target: habit.target, unit: habit.unit })
  return new Habit(await json(await fetch(\`\${url}/\${habit.id}\`, { method: 'PUT', headers, body })))
}
console.log(\`\${await save(await load('h1'))}\`)
`,
  });
  expect(files["habit.ts"]).toContain("this.unit === 'rep' ? 'x' : this.unit");
  expect(manual).toEqual([]);
});

test("a method that only a template calls is read on all that one place makes", () => {
  const row = (name: string): string => `export class ${name} {
  constructor(raw) { this.raw = raw }
  get label() { return this.raw.title }
  toString() { return this.label + ' ' + this.raw.target }
}
`;
  const { files, manual } = migrated({
    "rows.mjs": row("Habit"),
    "films.mjs": row("Film"),
    "main.mjs": `import { Film } from './films.mjs'
import { Habit } from './rows.mjs'
const load = async (id) =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': 'k' } })).json()).data
const wrap = (raw) => new Habit(raw)
console.log(\`\${wrap({})} \${wrap(await load('h1'))} \${new Film({ title: 'Ran', target: 1 })}\`)
`,
  });
  expect(files["rows.mjs"]).toContain("this.raw.goals?.[0]?.value");
  expect(files["films.mjs"]).toBeUndefined();
  expect(manual).toEqual([]);
});
