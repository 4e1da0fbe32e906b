import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a type that names itself with another argument comes to an end", () => {
  const code = `type Type<T> = (new (...args: any[]) => T) & { deps?: readonly Type<any>[] }
class Injector {
  private made = new Map<Type<any>, unknown>()
  provide<T>(type: Type<T>, value: T): this { this.made.set(type, value); return this }
  get<T>(type: Type<T>): T {
    let found = this.made.get(type) as T | undefined
    if (!found) {
      found = new type(...(type.deps ?? []).map((dep) => this.get(dep)))
      this.made.set(type, found)
    }
    return found
  }
}
class Settings { constructor(readonly key: string) {} }
class Client {
  static readonly deps = [Settings] as const
  constructor(private readonly settings: Settings) {}
  async habits(): Promise<{ title: string }[]> {
    const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': this.settings.key } })
    return (await response.json()).data
  }
}
const client = new Injector().provide(Settings, new Settings('k')).get(Client)
for (const habit of await client.habits()) console.log(habit.title)
`;
  expect(migrated({ "a.ts": code }).files["a.ts"]).toContain("habit.name");
}, 20_000);

test("a limit that names another parameter is read with what is given to that", () => {
  const code = `class Table<T extends { id: string }> {
  constructor(private readonly rows: T[]) {}
  first(): T | undefined { return this.rows[0] }
  pluck<K extends keyof T>(key: K): T[K][] { return this.rows.map((row) => row[key]) }
}
interface Habit { id: string; title: string }
const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const table = new Table<Habit>((await response.json()).data)
console.log(table.first()?.title, table.pluck('title'))
`;
  const text = migrated({ "a.ts": code }).files["a.ts"];
  expect(text).toContain("first()?.name");
  expect(text).toContain("pluck('name')");
});
