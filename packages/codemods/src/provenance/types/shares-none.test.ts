import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (
  own: string,
  asked: string,
) => `interface Habit { id: string; title: string; streak: number }
type Message = { type: 'LIST' } | { type: 'ONE'; id: string } | { type: 'PING' }
const api = async (path: string) => {
  const reply = await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return (await reply.json()) as { data: any }
}
async function answer(message: Message): Promise<unknown> {
  switch (message.type) {
    case 'LIST': return (await api('/habits')).data as Habit[]
    case 'ONE': return (await api('/habits/' + message.id)).data as Habit
    case 'PING': return ${own}
  }
}
const habit = (await answer({ type: 'ONE', id: 'h1' })) as Habit
console.log(${asked}, await answer({ type: 'PING' }), await answer({ type: 'LIST' }))
`;

test("an object of one's own that shares no member with the type of a cast is not what that means", () => {
  const { files, confidences, manual } = migrated({
    "a.ts": program("{ ok: true }", "habit.title"),
  });
  expect(files["a.ts"]).toContain("console.log(habit.name, ");
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

test("one that has such a member may be", () => {
  const { confidences } = migrated({
    "a.ts": program("{ id: 'own', title: 'Own' }", "habit.title"),
  });
  expect(confidences).not.toEqual(["safe"]);
});
