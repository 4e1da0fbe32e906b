import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ENVELOPE = `export interface ApiResponse<T> {
  success: boolean
  data: T
  error: string | null
}
`;
const HABITS = `import type { ApiResponse } from './envelope.ts'
import { base } from './base.ts'
export interface Habit { id: string; title: string }
export async function habits(): Promise<Habit[]> {
  const response = await fetch(base + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  const reply = (await response.json()) as ApiResponse<Habit[]>
  if (!reply.success) throw new Error(reply.error ?? 'none')
  return reply.data
}
`;
const BASE = "export const base = process.env.HABIT_API\n";
const MAIN = `import { habits } from './habits.ts'
import { weather } from './weather.ts'
console.log((await weather()).title, (await habits()).map((habit) => habit.title))
`;
const WRITTEN =
  "as { data: Habit[]; error?: { code: string; message: string; details: { field: string; message: string }[] } }";

function weather(ask: string): string {
  return `import type { ApiResponse } from './envelope.ts'
export interface Weather { title: string; unit: string }
const ask = async (): Promise<ApiResponse<Weather>> => ${ask}
export async function weather(): Promise<Weather> {
  const reply = await ask()
  if (!reply.success) throw new Error(reply.error ?? 'none')
  return reply.data
}
`;
}

test.each([
  [
    "what the program makes itself",
    "({ success: true, data: { title: 'rain', unit: 'mm' }, error: null })",
  ],
  ["another service's answer", "(await fetch('https://weather.example/api/v1/now')).json()"],
])(
  "a type of envelopes that also is one of %s stays, and the service's is written out",
  (_, ask) => {
    const tree = {
      "base.ts": BASE,
      "envelope.ts": ENVELOPE,
      "habits.ts": HABITS,
      "weather.ts": weather(ask),
      "main.ts": MAIN,
    };
    const { files, confidences } = migrated(tree);
    expect(files["envelope.ts"]).toBeUndefined();
    expect(files["weather.ts"]).toBeUndefined();
    expect(files["habits.ts"]).not.toContain("ApiResponse");
    expect(files["habits.ts"]).toContain(WRITTEN);
    expect(files["habits.ts"]).toContain(
      "if (reply.error) throw new Error(reply.error.message ?? 'none')",
    );
    expect(files["main.ts"]).toContain(
      "(await weather()).title, (await habits()).map((habit) => habit.name)",
    );
    expect(confidences).toEqual(["safe"]);
  },
);

test("a type of envelopes changes where all that is declared by it may be the service's", () => {
  const fake = `import type { ApiResponse } from './envelope.ts'
import type { Habit } from './habits.ts'
export const fake: ApiResponse<Habit[]> = { success: true, data: [{ id: 'h1', title: 'Run' }], error: null }
console.log(fake.success, fake.data[0].title)
`;
  const { files } = migrated({
    "base.ts": BASE,
    "envelope.ts": ENVELOPE,
    "habits.ts": HABITS,
    "fake.ts": fake,
  });
  expect(files["envelope.ts"]).not.toContain("success");
  expect(files["fake.ts"]).toContain("{ data: [{ id: 'h1', name: 'Run' }] }");
});

test("a type of envelopes changes with what is read along with the service's", () => {
  const both = `import type { ApiResponse } from './envelope.ts'
import { habits } from './habits.ts'
const unwrap = <T>(reply: ApiResponse<T>): T => {
  if (!reply.success) throw new Error(reply.error ?? 'none')
  return reply.data
}
const own: ApiResponse<number> = { success: true, data: 1, error: null }
const get = async () => (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
console.log(unwrap(own), unwrap(await get()), (await habits()).length)
`;
  const { files } = migrated({
    "base.ts": BASE,
    "envelope.ts": ENVELOPE,
    "habits.ts": HABITS,
    "both.ts": both,
  });
  expect(files["envelope.ts"]).not.toContain("success");
  expect(files["both.ts"]).toContain("{ data: 1 }");
});

test("what is given back as declared is of the side that it came from", () => {
  const client = `import type { ApiResponse } from './envelope.ts'
interface Habit { id: string; title: string }
export class Client {
  private async send<T>(path: string): Promise<ApiResponse<T>> {
    const response = await fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': 'k' } })
    return (await response.json()) as ApiResponse<T>
  }
  all(): Promise<ApiResponse<Habit[]>> { return this.send('/api/v1/habits') }
}
`;
  const own = `import type { ApiResponse } from './envelope.ts'
export const own = (): ApiResponse<number> => ({ success: true, data: 1, error: null })
`;
  const main = `import { Client } from './client.ts'
import { own } from './own.ts'
const all = await new Client().all()
if (own().success && all.success) console.log(all.data[0].title)
`;
  const { files } = migrated({
    "envelope.ts": ENVELOPE,
    "client.ts": client,
    "own.ts": own,
    "main.ts": main,
  });
  expect(files["envelope.ts"]).toBeUndefined();
  expect(files["own.ts"]).toBeUndefined();
  expect(files["client.ts"]).toContain("Promise<{ data: Habit[]; error?: {");
  expect(files["main.ts"]).toContain(
    "if (own().success && !all.error) console.log(all.data[0].name)",
  );
});
