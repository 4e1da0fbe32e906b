import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const code = (draft: string) => `const base = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data: habit } = await (await fetch(base + '/h1', { headers })).json()
const draft = ${draft}
const card = {}
;({ title: draft.title, target: draft.target } = habit)
;({ title: card.title, target: card.target } = habit)
await fetch(base, { method: 'POST', headers, body: JSON.stringify(draft) })
`;

test("what a pattern sets is set in the container that is there, and in nothing of one's own", () => {
  const { files, confidences } = migrated({ "a.mjs": code("{ unit: 'times' }") });
  expect(files["a.mjs"]).toContain(
    "{ name: draft.name, goals: [{ value: draft.goals[0].value }] }",
  );
  expect(files["a.mjs"]).toContain("{ name: card.title, goals: [{ value: card.target }] }");
  expect(confidences).toEqual(["safe"]);
});

test("where no container is there, it is left to a person", () => {
  expect(migrated({ "a.mjs": code("{}") }).manual).toEqual(["target-unit-to-goals 6"]);
});
