import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const code = (results: string) => `const worked = (result) => (result.success ? 'yes' : 'no')
${results}
console.log(worked(own), worked(await (await fetch('https://x.habits.example/api/v1/habits/a', { headers: { 'X-API-Key': 'k' } })).json()))
`;

test.each([
  [
    "{ success: false, attempts: 1 }",
    "{ error: { code: 'UNKNOWN', message: '', details: [] }, attempts: 1 }",
  ],
  [
    "{ success: tries < 3, tries }",
    "{ error: (tries < 3) ? undefined : { code: 'UNKNOWN', message: '', details: [] }, tries }",
  ],
])("a failure of one's own that says no more than that stays one: %s", (before, after) => {
  const { confidences, files } = migrated({ "a.js": code(`const own = ${before}`) });
  expect(files["a.js"]).toContain(`const own = ${after}`);
  expect(confidences).toEqual(["review"]);
});

test.each(["{ success: true, user: 'ada' }", "{ success: false, error: 'no' }"])(
  "what says how it went by its error needs nothing else: %s",
  (own) => {
    expect(migrated({ "a.js": code(`const own = ${own}`) }).confidences).toEqual(["safe"]);
  },
);

test("a failure made of a text that its type says is there is always one", () => {
  const reply = `type Reply<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }
const worked = (reply: Reply<unknown>) => (reply.success ? 'yes' : reply.error)
const broken = (error: string): Reply<never> => ({ success: false, data: null, error })
const maybe = (error: string | null) => ({ success: error === null, data: null, error })
console.log(worked(broken('no')), worked(maybe('no') as Reply<never>))
console.log(worked(await (await fetch('https://x.habits.example/api/v1/habits/a', { headers: { 'X-API-Key': 'k' } })).json()))
`;
  const { files } = migrated({
    "tsconfig.json": '{ "compilerOptions": { "strict": true } }',
    "a.ts": reply,
  });
  expect(files["a.ts"]).toContain(
    "({ data: null, error: { code: 'UNKNOWN', message: error, details: [] } })",
  );
  expect(files["a.ts"]).toContain("error: error == null ? undefined : {");
});

test("what says that it failed has an error, whatever tells of it", () => {
  const { files, confidences } = migrated({
    "a.ts": `interface Reply<T> { success: boolean; data: T | null; error: string | null }
const url = process.env.HABIT_API + '/api/v1/habits/h1'
async function load(): Promise<Reply<{ title: string }>> {
  try {
    return await (await fetch(url, { headers: { 'X-API-Key': 'k' } })).json()
  } catch (cause) {
    return { success: false, data: null, error: (cause as Error).message }
  }
}
const reply = await load()
console.log(reply.success ? reply.data?.title : reply.error)
`,
  });
  expect(files["a.ts"]).toContain("message: (cause as Error).message, details: [] } }");
  expect(files["a.ts"]).not.toContain("undefined");
  expect(confidences).toEqual(["safe"]);
});
