import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const container = `type Ctor<T = unknown> = new (...args: never[]) => T
const wanted = new Map<Ctor, Ctor[]>()
export const provide = (token: Ctor, ...deps: Ctor[]) => void wanted.set(token, deps)
export function resolve<T>(token: Ctor<T>): T {
  const deps = wanted.get(token) ?? []
  return new (token as new (...args: unknown[]) => T)(...deps.map((dep) => resolve(dep)))
}
`;

const api = `import { provide } from './container.ts'
interface Habit { id: string; title: string; streak: number }
export class View {
  constructor(readonly title: string, readonly streak: number) {}
  static of(habit: Habit) { return new View(habit.title, habit.streak) }
}
export class Client {
  async create(habit: { title: string }): Promise<Habit> {
    const response = await fetch('https://habits.example/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(habit) })
    return (await response.json()).data
  }
}
export class Service {
  constructor(private readonly client: Client) {}
  last?: View
  async create(form: { title: string }) {
    return View.of(await this.client.create({ title: form.title }))
  }
}
provide(Client)
provide(Service, Client)
`;

const main = `import { resolve } from './container.ts'
import { Service } from './api.ts'
const view = await resolve(Service).create({ title: 'Run' })
console.log(view.title, view.streak)
`;

test("a container makes each class of its own, and a parameter takes those that its class can mean", () => {
  const { files, manual } = migrated({ "container.ts": container, "api.ts": api, "main.ts": main });
  expect(files["main.ts"]).toBeUndefined();
  expect(files["api.ts"]).toContain("constructor(readonly title: string, readonly streak: number)");
  expect(files["api.ts"]).toContain("new View(habit.name, habit.statistics.currentStreak)");
  expect(files["api.ts"]).toContain("this.client.create({ name: form.title })");
  expect(manual).toEqual([]);
});

test("what a test gives in the place of a class is followed as well", () => {
  const { files } = migrated({
    "api.ts": api,
    "main.ts": `import { Client, Service } from './api.ts'
console.log((await new Service(new Client()).create({ title: 'Run' })).title)
`,
    "api.test.ts": `import { Service } from './api.ts'
class First { async create(habit: { title: string }) { return { id: '1', title: habit.title, streak: 1 } } }
class Second { async create(habit: { title: string }) { return { id: '2', title: habit.title, streak: 2 } } }
for (const fake of [new First(), new Second()])
  console.log((await new Service(fake as never).create({ title: 'Run' })).title)
`,
  });
  expect(files["api.test.ts"]).toContain("{ id: '2', name: habit.name, ");
});
