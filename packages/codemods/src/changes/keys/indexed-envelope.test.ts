import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (type: string) => ({
  "a.ts": `interface Ok<T> { success: true; data: T; error: null }
interface Failure { success: false; error: string }
type Reply<T> = Ok<T> | Failure
interface Parsed { success: boolean; error?: string }
interface Events { failed: ${type} }
const parse = (text: string): Parsed => ({ success: text !== '' })
export async function list(events: Events[]) {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  const reply: Reply<{ title: string }[]> = await response.json()
  if (reply.success) return reply.data.map((habit) => habit.title)
  events.push({ failed: reply.error as never })
  return [String(parse('').success)]
}
`,
});

test.each([
  ["Failure['error']", "string"],
  ["Reply<string>['error'][]", "(null | string)[]"],
  ["Reply<string>['success']", "true | false"],
])(
  "what v1 said of the outcome keeps its type where an envelope is asked for it: %s",
  (type, expected) => {
    expect(migrated(program(type)).files["a.ts"]).toContain(`{ failed: ${expected} }`);
  },
);

test("the member of an own type of that name stays", () => {
  expect(migrated(program("Parsed['error']")).files["a.ts"]).toContain(
    "{ failed: Parsed['error'] }",
  );
});
