import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a limit that names its own parameter comes to an end", () => {
  const code = `class Emitter<M extends { [K in keyof M]: unknown[] }> {
  private readonly listeners: { [K in keyof M]?: ((...args: M[K]) => void)[] } = {}
  on<K extends keyof M>(event: K, listener: (...args: M[K]) => void): void { (this.listeners[event] ??= []).push(listener) }
  emit<K extends keyof M>(event: K, ...args: M[K]): void { for (const each of this.listeners[event] ?? []) each(...args) }
}
interface Habit { id: string; title: string }
const bus = new Emitter<{ loaded: [habits: Habit[]] }>()
bus.on('loaded', (habits) => console.log(habits.map((habit) => habit.title)))
const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const { data }: { data: Habit[] } = await response.json()
bus.emit('loaded', data)
`;
  expect(migrated({ "a.ts": code }).files["a.ts"]).toContain("habit.name");
});
