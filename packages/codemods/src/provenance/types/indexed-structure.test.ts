import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a place of a tuple is followed to the type that it declares", () => {
  const { files } = migrated({
    "api.ts": `interface Habit { id: string; title: string }
interface Book { title: string }
const PATHS = { list: 'habits', books: '../../books' }
interface Calls { list: [undefined, Habit[]]; books: [string, Book] }
async function call<Name extends keyof Calls>(name: Name): Promise<Calls[Name][1]> {
  const answer = await fetch('https://habits.example.com/api/v1/' + PATHS[name])
  return (await answer.json()).data
}
for (const habit of await call('list')) console.log(habit.title)
`,
  });
  expect(files["api.ts"]).toContain("interface Habit { id: string; name: string }");
  expect(files["api.ts"]).toContain("interface Book { title: string }");
  expect(files["api.ts"]).toContain("console.log(habit.name)");
});

test("a member that is named by a number is followed, as generated types have them", () => {
  const { files } = migrated({
    "schema.ts": `export interface components { schemas: { Habit: { id: string; title: string }; Film: { title: string } } }
export interface operations {
  list: { responses: { 200: { success: boolean; data: components['schemas']['Habit'][]; error: string | null }; 404: { data: components['schemas']['Film'] } } }
}
`,
    "api.ts": `import type { operations } from './schema.js'
export async function list(): Promise<operations['list']['responses'][200]> {
  const answer = await fetch('https://habits.example.com/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  return answer.json()
}
const { success, data, error } = await list()
console.log(success ? data[0].title : error)
`,
  });
  expect(files["schema.ts"]).toContain(
    "Habit: { id: string; name: string }; Film: { title: string }",
  );
  expect(files["schema.ts"]).toMatch(
    /200: \{ data: components\['schemas'\]\['Habit'\]\[\]; error\?: \{ code/,
  );
  expect(files["api.ts"]).toContain("data[0].name");
});

test("what is generated for an answer is found by its status", () => {
  const { files } = migrated({
    "api.ts": `interface Operations {
  create: { responses: { 201: { content: { 'application/json': { success: boolean; data: Habit; error: string | null } } } } }
  books: { responses: { 201: { success: boolean; error: string | null } } }
}
interface Habit { id: string; title: string }
type Created = Operations['create']['responses'][201]['content']['application/json']
const answer = await fetch('https://habits.example.com/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: '{"title":"Run"}' })
const made: Created = await answer.json()
console.log(made.success ? made.data.title : made.error)
`,
  });
  expect(files["api.ts"]).toMatch(/'application\/json': \{ data: Habit; error\?: \{ code: string/);
  expect(files["api.ts"]).toContain(
    "books: { responses: { 201: { success: boolean; error: string | null } } }",
  );
  expect(files["api.ts"]).toContain("!made.error ? made.data.name : made.error.message");
});

test("a class is one of what the argument of its constructor names", () => {
  const { files, confidences } = migrated({
    "a.ts": `interface Models { habits: { id: string; title: string }; areas: { id: string; name: string } }
class Resource<K extends keyof Models> {
  constructor(readonly name: K) {}
  async all(): Promise<Models[K][]> {
    return (await (await fetch(process.env.HABIT_API + '/api/v1/' + this.name, { headers: { 'X-API-Key': 'k' } })).json()).data
  }
}
for (const habit of await new Resource('habits').all()) console.log(habit.title)
for (const area of await new Resource('areas').all()) console.log(area.name)
`,
  });
  expect(files["a.ts"]).toContain("habits: { id: string; name: string };");
  expect(files["a.ts"]).toContain("console.log(habit.name)");
  expect(confidences).toEqual(["safe"]);
});
