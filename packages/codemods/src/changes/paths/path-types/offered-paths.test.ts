import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const hole = (name: string): string => `\${${name}}`;

test("an overload is for the path of its method, and takes the body that v2 wants there", () => {
  const { files, confidences } = migrated({
    "a.ts": `type CheckIn = { habitId: string; date: string; status: 'done' }
type Meeting = { habitId: string; date: string; status: 'done'; room: string }
function request(method: 'GET', path: \`/habits/\${string}\`): Promise<{ id: string; title: string }>
function request(method: 'POST', path: '/habits/checkin', body: CheckIn): Promise<unknown>
async function request(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return (await response.json()).data
}
const habit = await request('GET', '/habits/h1')
await request('POST', '/habits/checkin', { habitId: habit.id, date: '2024-12-03', status: 'done' })
const meeting: Meeting = { habitId: 'h1', date: '2024-12-03', status: 'done', room: 'b' }
console.log(habit.title, meeting)
`,
  });
  const text = files["a.ts"] ?? "";
  expect(text).toContain(`(method: 'GET', path: \`/habits/${hole("string")}\`)`);
  expect(text).toContain(
    `(method: 'POST', path: \`/habits/${hole("string")}/logs\`, body: CheckIn | { targetDate: string; value: number; unitSymbol: string })`,
  );
  expect(text).toContain(
    "type Meeting = { habitId: string; date: string; status: 'done'; room: string }",
  );
  expect(text).toContain(
    `await request('POST', \`/habits/${hole("habit.id")}/logs\`, { targetDate: '2024-12-03', value: 1, unitSymbol: 'rep' })`,
  );
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});
