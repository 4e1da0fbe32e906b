import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const text = (read: string): string =>
  migrated({
    "a.ts": `const json: unknown = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const body = json as Record<string, unknown>
const mine: Record<string, unknown> = { error: 1 }
console.log((body.data as { title: string }[]).length, typeof mine.error === 'string' ? mine.error : '')
${read}
export {}
`,
  }).files["a.ts"] ?? "";

test.each([
  "if (body.success !== true) throw new Error(typeof body.error === 'string' ? body.error : 'failed')",
  "if (body.success !== true && typeof body.error === 'string') throw new Error(body.error)",
])("a compiler is told that a message is a text where code asked for that: %s", (read) => {
  const migratedText = text(read);
  expect(migratedText).toContain("(body.error as { message: string })");
  expect(migratedText).toContain("typeof mine.error === 'string' ? mine.error : ''");
});

test("of any other message nothing is said", () => {
  expect(text("console.log(body.error)")).toContain("(body.error as { message?: unknown })");
});
