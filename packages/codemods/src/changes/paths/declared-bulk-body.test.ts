import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const purging = (type: string, handed: string, purge: string) =>
  migrated({
    "a.ts": `interface Body { title: string }
const call = async (method: string, path: string, ${type}) => {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits' + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY! },
    body: JSON.stringify(${handed}),
  })
  return response.json()
}
await call('POST', '', ${purge.replace(/ids.*?\]/, "title: 'Run'")})
await call('DELETE', '/bulk', ${purge})
`,
  });
const BATCH = "{ operations: { method: string; path: string }[] }";

test("a function that declares the body of a bulk deletion declares that of a batch", () => {
  const { confidences, files } = purging(
    "body?: Body | { ids: string[] }",
    "body",
    "{ ids: ['h1'] }",
  );
  expect(files["a.ts"]).toContain(`body?: Body | ${BATCH}`);
  expect(confidences).toEqual(["safe"]);
});

test("one that takes it among options does, too", () => {
  const { files } = purging(
    "{ body }: { body: Body | { ids: string[] } }",
    "body",
    "{ body: { ids: ['h1'] } }",
  );
  expect(files["a.ts"]).toContain(`{ body: Body | ${BATCH} }`);
});

test("a type that says more than the ids stays", () => {
  const type = "body?: Body | { ids: string[]; reason?: string }";
  expect(purging(type, "body", "{ ids: ['h1'] }").files["a.ts"]).toContain(type.split("|")[1]);
});
