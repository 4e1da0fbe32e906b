import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const create = `const create = (body) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })
`;
const result = (code: string) => migrated({ "a.mjs": create + code });

test("a member that is only set where it is absent keeps what is there, in a container of its own", () => {
  const { files, confidences } = result(`function filled(draft) {
  draft.title ||= 'Walk'
  draft.target ??= 2
  draft.unit ??= 'times'
  draft.frequency ||= late ? 'weekly' : 'daily'
  return draft
}
create(filled({ title: '', target: 3 }))
create(filled({ title: 'Swim' }))
`);
  const text = files["a.mjs"];
  expect(text).toContain("draft.name ||= 'Walk'");
  expect(text).toContain("value: draft.goals?.[0]?.value ?? 2 }]");
  expect(text).toContain("unit: draft.goals?.[0]?.unit ?? 'rep' }]");
  expect(text).toContain(
    "draft.occurrence = { type: draft.occurrence?.type || (late ? 'weekly' : 'daily') }",
  );
  expect(confidences).toEqual(["safe"]);
});

test("one that stands in a container already is set there, and what is of others stays", () => {
  const { files } = result(`const draft = { title: 'Swim', target: 3 }
draft.unit ||= 'times'
create(draft)
const board = { title: 'Board' }
board.unit ??= 'times'
`);
  expect(files["a.mjs"]).toContain("draft.goals[0].unit ||= 'rep'");
  expect(files["a.mjs"]).toContain("board.unit ??= 'times'");
});

test("one whose value is used besides is left to a person", () => {
  const { manual } = result(`const draft = { title: 'Swim', unit: 'times' }
export const copy = { title: 'Run' }
export const target = (copy.target ??= 2)
create(draft)
create(copy)
`);
  expect(manual).toContain("target-unit-to-goals 4");
});

test("a goal that is there before gets the periodicity that is kept", () => {
  const { files } = result(`const draft = { title: 'Swim', target: 3 }
draft.frequency ??= 'weekly'
create(draft)
`);
  expect(files["a.mjs"]).toContain(
    "draft.occurrence = { type: draft.occurrence?.type ?? 'weekly' }, draft.goals?.[0] && (draft.goals[0].periodicity = draft.occurrence.type)",
  );
});
