import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const add = async (body) => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const given = JSON.parse(process.argv[2])
`;
const after = (code: string) => {
  const { files, confidences } = migrated({ "a.mjs": `${ask}${code}\n` });
  return { confidences, lines: (files["a.mjs"] ?? "").split("\n").slice(2) };
};

test("a goal that is begun with a unit is made where a condition gives it an amount", () => {
  const { confidences, lines } = after(`const body = { title: 'Run', unit: 'km' }
if (given.amount) body.target = Number(given.amount)
await add(body)`);
  expect(confidences).toEqual(["review"]);
  expect(lines.slice(0, 2)).toEqual([
    "const body = { name: 'Run' }",
    "if (given.amount) body.goals = [{ ...(body.goals?.[0] ?? { periodicity: 'daily', unit: 'km' }), value: Number(given.amount) }]",
  ]);
});

test("so is one whose unit has a name there", () => {
  const { lines } = after(`const make = (title, unit) => {
  const body = { title, unit }
  if (given.amount) body.target = Number(given.amount)
  return add(body)
}
await make('Run', given.unit)`);
  expect(lines[1]).toBe("  const body = { name: title }");
  expect(lines[2]).toContain("{ periodicity: 'daily', unit: unit === 'times' ? 'rep' : unit }");
});

test("one that a function of its own gives an amount is for review as it stands", () => {
  const { confidences, lines } = after(`const fill = (body) => { if (given.amount) body.target = 3 }
const make = (title, unit) => { const body = { title, unit }; fill(body); return add(body) }
await make('Run', given.unit)`);
  expect(confidences).toEqual(["review"]);
  expect(lines[1]).toContain("goals: [{ periodicity: 'daily', unit:");
});

test("one that is given an amount in any case is made where it is begun", () => {
  const { confidences, lines } = after(`const body = { title: 'Run', unit: 'km' }
body.target = 3
await add(body)`);
  expect(confidences).toEqual(["safe"]);
  expect(lines.slice(0, 2)).toEqual([
    "const body = { name: 'Run', goals: [{ periodicity: 'daily', unit: 'km' }] }",
    "body.goals[0].value = 3",
  ]);
});
