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
