import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const KEY = "{ 'X-API-Key': process.env.HABIT_API_KEY }";
const service = (guard: string) => `const isEnvelope = (body) => ${guard}
const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: ${KEY} })
const body = await res.json()
if (!isEnvelope(body)) throw new Error('odd')
console.log(body.success, body.data[0].title)
`;

test.each([
  ["'success' in body", "('data' in body || 'error' in body)"],
  ["('success' in body)", "('data' in body || 'error' in body)"],
  ["body !== null && 'data' in body", "body !== null && ('data' in body || 'error' in body)"],
  [
    "Object.hasOwn(body, 'success')",
    "(Object.hasOwn(body, 'data') || Object.hasOwn(body, 'error'))",
  ],
])("%s asks for what answers of v2 have", (guard, expected) => {
  const { files, confidences, manual } = migrated({ "a.mjs": service(guard) });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(`=> ${expected}\n`);
  expect(migrated({ "a.mjs": String(files["a.mjs"]) }).files).toEqual({});
});

const shared = (quotes: string) => `const isEnvelope = (body) => 'success' in body
async function get(url, headers) {
  const body = await (await fetch(url, { headers })).json()
  return isEnvelope(body) ? body.data : body
}
console.log((await get(process.env.HABIT_API + '/api/v1/habits', ${KEY}))[0].title)
console.log((await get('${quotes}', {}))[0].title)
`;

test("answers of others are asked for what they have, too", () => {
  const { files, manual } = migrated({ "a.mjs": shared("https://quotes.example/list") });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("=> ('success' in body || 'meta' in body)\n");
  expect(migrated({ "a.mjs": String(files["a.mjs"]) }).files).toEqual({});
});

test("what is no envelope of the service is asked as before", () => {
  const own = `const done = (result) => 'success' in result && 'error' in result
console.log(done({ success: true, error: null }))
`;
  const { files } = migrated({ "a.mjs": service("body !== null"), "own.mjs": own });
  expect(files["own.mjs"]).toBeUndefined();
});

const narrowed = (guard: string, use: string) => `interface Habit { id: string; title: string }
const isHabit = (value: unknown): value is Habit => typeof value === 'object' && value !== null && 'title' in value
const body: unknown = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } }).then((res) => res.json())
if (typeof body !== 'object' || body === null || ${guard}) throw new Error('odd')
${use}
`;

test("what the compiler has to know of a member that is read behind the question stays asked alone", () => {
  const guard = "!('data' in body) || !Array.isArray(body.data)";
  const { files } = migrated({
    "a.ts": narrowed(guard, "console.log(body.data.filter(isHabit).map((habit) => habit.title))"),
    "b.ts": narrowed("!('data' in body)", "console.log('fine')"),
  });
  expect(files["a.ts"]).toContain(`|| ${guard})`);
  expect(files["a.ts"]).toContain("habit.name");
  expect(files["b.ts"]).toContain("|| !('data' in body || 'error' in body))");
});
