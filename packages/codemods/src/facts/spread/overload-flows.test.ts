import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what an overload declares for a body becomes v2's where the call is one of its paths, and no other", () => {
  const { files, manual } = migrated({
    "request.ts": `interface Habit { id: string; title: string; target: number }
interface HabitBody { title?: string; target?: number }
interface FilmBody { title?: string; target?: number }
function request(method: 'GET', path: '/habits'): Promise<Habit[]>
function request(method: 'POST', path: '/habits', body: HabitBody & { title: string }): Promise<Habit>
function request(method: 'PUT', path: \`/habits/${"$"}{string}\`, body: HabitBody): Promise<Habit>
function request(method: 'POST', path: '/films', body: FilmBody): Promise<unknown>
async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch('https://habits.example.com/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return (await answer.json()).data
}
const made = await request('POST', '/habits', { title: 'Run', target: 2 })
await request('PUT', \`/habits/${"$"}{made.id}\`, { title: 'Row' })
console.log(made.title, (await request('GET', '/habits')).length)
`,
  });
  const after = String(files["request.ts"]);
  expect(manual).toEqual([]);
  expect(after).toContain("interface HabitBody { name?: string; goals?: ");
  expect(after).toContain("body: HabitBody & { name: string }");
  expect(after).toContain("interface FilmBody { title?: string; target?: number }");
});

test("what overloads take is declared by the names of v2, and what they take of others is not", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string }
interface HabitBody { title?: string; target?: number }
interface Tag { title: string }
export function request(method: 'GET', path: '/habits'): Promise<Habit[]>;
export function request(method: 'POST', path: '/habits', body: HabitBody & { title: string }): Promise<Habit>;
export function request(method: 'PUT', path: string, body: HabitBody): Promise<Habit>;
export function request(method: 'TAG', path: string, body: Tag): Promise<Habit>;
export async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  if (method === 'TAG') return console.log(body)
  const response = await fetch('https://habits.example.com/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return (await response.json()).data
}
const made = await request('POST', '/habits', { title: 'Guitar', target: 2 })
await request('PUT', '/habits/' + made.id, { title: 'Piano' })
`,
  });
  const text = files["a.ts"];
  expect(text).toContain("interface HabitBody { name?: string; goals?: { periodicity");
  expect(text).toContain("body: HabitBody & { name: string }");
  expect(text).toContain("interface Tag { title: string }");
});
