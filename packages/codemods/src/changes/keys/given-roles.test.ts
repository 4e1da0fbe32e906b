import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const selecting = (type: string, other: string) =>
  migrated({
    "a.ts":
      `interface Habit { readonly id: string; title: string; target: number; readonly streak: number; readonly completedDates: string[] }
interface Todo { readonly id: string; OTHER }
type Draft<T extends { id: string }> = TYPE
type Patch<T extends { id: string }> = Partial<Draft<T>>
const send = async <R>(method: string, path: string, body?: unknown): Promise<R> => {
  const response = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body: JSON.stringify(body) })
  return (await response.json()).data
}
abstract class Resource<T extends { id: string }> {
  protected abstract readonly path: string
  list(): Promise<T[]> { return send('GET', this.path) }
  create(draft: Draft<T>): Promise<T> { return send('POST', this.path, draft) }
  update(id: string, patch: Patch<T>): Promise<T> { return send('PUT', this.path + '/' + id, patch) }
}
class Habits extends Resource<Habit> {
  protected readonly path = '/habits'
}
const todos: Draft<Todo>[] = []
const habits = new Habits()
await habits.create({ title: 'Run', target: 3 })
await habits.update('h1', { title: 'Run' })
console.log((await habits.list()).map((habit) => habit.streak + habit.completedDates.length), todos)
`
        .replace("TYPE", type)
        .replace("OTHER", other),
  });

test("the names that a generic type leaves out follow what its parameter stands for", () => {
  const { files, manual } = selecting(
    "Omit<T, 'id' | 'streak' | 'completedDates'>",
    "title: string",
  );
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("= Omit<T, 'id' | 'statistics'>");
  expect(files["a.ts"]).toContain("create({ name: 'Run', goals: [");
});

test("they stay where the parameter stands for another type that has one of them", () => {
  const { files } = selecting(
    "Omit<T, 'id' | 'streak' | 'completedDates'>",
    "title: string; streak: string",
  );
  expect(files["a.ts"]).toContain("= Omit<T, 'id' | 'streak' | 'completedDates'>");
});
