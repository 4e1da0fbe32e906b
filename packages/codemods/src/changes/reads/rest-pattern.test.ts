import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const sent = (body: string) =>
  `await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'X-API-Version': '2', 'X-Client-Version': '1', 'X-Request-ID': crypto.randomUUID() }, body: JSON.stringify(${body}) })
`;

test("a member that is taken with a default beside a rest is put back from the rest, or as that default", () => {
  const { files } = migrated({
    "a.mjs": `const create = async ({ title, target = 1, ...more }) => ${sent("{ title, target, ...more }")}create({ title: 'Run', unit: 'km' })\n`,
  });
  expect(files["a.mjs"]).toContain("({ name: title, ...more })");
  expect(files["a.mjs"]).toContain(
    "{ name: title, ...more, goals: [{ periodicity: 'daily', value: (more.goals?.[0]?.value ?? 1), ...more.goals?.[0] }] }",
  );
});
