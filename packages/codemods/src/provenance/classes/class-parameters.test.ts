import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const repository = `export abstract class Repository<T, C, U = Partial<C>> {
  protected abstract readonly resource: string
  create(input: C): Promise<T> { return this.send('POST', '', input) }
  update(id: string, patch: U): Promise<T> { return this.send('PUT', '/' + id, patch) }
  private async send(method: string, suffix: string, body?: unknown): Promise<T> {
    const url = process.env.HABIT_API + '/api/v1/' + this.resource + suffix
    const response = await fetch(url, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body: JSON.stringify(body) })
    return (await response.json()).data
  }
}
`;
const habits = `import { Repository } from './repository.ts'
export interface Habit { id: string; title: string; target: number; unit: string }
export class Habits extends Repository<Habit, Omit<Habit, 'id'>> { protected readonly resource = 'habits' }
`;
const use = (update: string) => `import { Habits } from './habits.ts'
const habits = new Habits()
${update}
`;

test.each([
  [
    "const added = await habits.create({ title: 'Swim', target: 1, unit: 'times' })\nawait habits.update(added.id, { target: 2 })",
    "habits.update(added.id, { goals: [{ ...added.goals[0], value: 2 }] })",
  ],
  [
    "await habits.update('h1', { target: 2 })",
    "habits.update('h1', { goals: [{ periodicity: 'daily', value: 2 } as never] })",
  ],
])(
  "a class gives a base that is imported its type arguments, and those it leaves out their defaults: %s",
  (code, after) => {
    const tree = { "a.ts": use(code), "habits.ts": habits, "repository.ts": repository };
    expect(migrated(tree).files["a.ts"]).toContain(after);
  },
);
