import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CALL = `interface Success { success: true; data: { title: string }; error: null }
interface Failure { success: false; data: null; error: string }
type Reply = Success | Failure
const answer = async (): Promise<Reply> =>
  (await fetch('https://x.habits.example/api/v1/habits/a', { headers: { 'X-API-Key': 'k' } })).json()
`;

test.each([
  "const isFailure = (reply: Reply): reply is Failure => !reply.success",
  "function isFailure(reply: Reply): reply is Failure {\n  return reply.success === false\n}",
])("a function that is asked of an envelope proves how it went: %s", (guard) => {
  const code = `${CALL}${guard}
const reply = await answer()
if (isFailure(reply)) throw new Error(reply.error)
console.log(reply.data.title)
`;
  const { files, confidences } = migrated({ "a.ts": code });
  expect(files["a.ts"]).toContain("throw new Error(reply.error.message)");
  expect(confidences).toEqual(["safe"]);
});

test("one that is asked of another envelope proves nothing", () => {
  const code = `${CALL}const isFailure = (reply: Reply): reply is Failure => !reply.success
const reply = await answer()
const other = await answer()
if (isFailure(other)) console.log(reply.error)
`;
  expect(migrated({ "a.ts": code }).files["a.ts"]).toContain("reply.error?.message ?? null");
});

test("an item of a list that is held against null says nothing of the list", () => {
  const code = `interface Habit { title: string; streak: number }
const get = <T,>(path: string): Promise<T> =>
  fetch('https://x.habits.example/api/v1' + path, { headers: { 'X-API-Key': 'k' } }).then((r) => r.json()).then((body) => body.data)
const list = await get<Habit[]>('/habits')
const best = list.reduce<Habit | null>((top, h) => (top === null || h.streak > top.streak ? h : top), null)
console.log(best?.title)
`;
  expect(migrated({ "a.ts": code }).files["a.ts"]).toContain("=> body.data)");
});
