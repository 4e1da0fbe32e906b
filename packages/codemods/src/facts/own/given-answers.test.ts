import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (code: string) =>
  migrated({
    "a.ts": `type Fetcher = (input: string, init?: RequestInit) => Promise<Response>
interface Habit { id: string; title: string }
interface Film { id: string; title: string }
const createCall = (base: string, fetcher: Fetcher = fetch) => async (path: string) =>
  (await (await fetcher(base + path, { headers: { 'X-API-Key': 'k' } })).json()).data
const habits: Habit[] = await createCall(process.env.HABIT_API!)('/api/v1/habits')
const fake: Fetcher = async () => new Response(JSON.stringify({ success: true, data: [{ id: '1', title: 'Run' }], error: null }))
${code}
const few: Habit[] = await createCall(process.env.HABIT_API!, fake)('/api/v1/habits')
console.log(habits[0].title, few[0].title)
`,
  });

test("what a program answers itself where else the service does is a habit for sure", () => {
  const { files, confidences } = result("");
  expect(files["a.ts"]).toContain("name: 'Run' }]");
  expect(confidences).toEqual(["safe"]);
});

test("it is worth a look where the same code calls others, too", () => {
  const { confidences } = result(
    "const films: Film[] = await createCall('https://films.example')('/films')",
  );
  expect(confidences).toEqual(["review"]);
});
