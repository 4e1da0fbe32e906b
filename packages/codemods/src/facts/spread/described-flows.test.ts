import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const SCHEMA = `export interface paths {
  '/api/v1/habits': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['HabitList'] } } } }
    post: operations['create']
  }
  '/films': { get: { responses: { 200: { content: { 'application/json': components['schemas']['FilmList'] } } } } }
}
export interface operations {
  create: {
    requestBody: { content: { 'application/json': components['schemas']['NewHabit'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Made'] } } }
  }
}
export interface components {
  schemas: {
    Habit: { id: string; title: string }
    NewHabit: { title: string; frequency?: string }
    HabitList: { success: boolean; data: components['schemas']['Habit'][] }
    Made: { success: boolean; data: components['schemas']['Habit'] }
    FilmList: { success: boolean; data: { title: string }[] }
  }
}
`;
const CLIENT = `import type { paths } from './schema'
type Json<R> = { [S in keyof R]: R[S] extends { content: { 'application/json': infer J } } ? J : never }[keyof R]
type Reply<P extends keyof paths, V extends string> = paths[P] extends Record<V, { responses: infer R }> ? Json<R> : never
async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(process.env.HABIT_API + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return reply.json()
}
const GET = <P extends keyof paths>(path: P) => send('GET', path) as Promise<Reply<P, 'get'>>
const POST = <P extends keyof paths>(path: P, body: object) => send('POST', path, body) as Promise<Reply<P, 'post'>>
console.log((await GET('/api/v1/habits')).data[0].title)
console.log((await POST('/api/v1/habits', { title: 'Run', frequency: 'daily' })).success)
`;

test("types that describe the service by its paths follow what calls of the paths send and get", () => {
  const { files } = migrated({ "schema.ts": SCHEMA, "client.ts": CLIENT });
  const schema = files["schema.ts"];
  expect(schema).toContain("Habit: { id: string; name: string }");
  expect(schema).toContain("NewHabit: { name: string; occurrence?: { type: string } }");
  expect(schema).toMatch(/Made: \{ error\?: .*; data: components/);
  expect(schema).toContain("FilmList: { success: boolean; data: { title: string }[] }");
});
