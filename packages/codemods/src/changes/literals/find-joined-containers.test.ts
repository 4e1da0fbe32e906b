import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const add = (body) => ask('POST', '/habits', body)
const given = JSON.parse(process.argv[2])
`;
const after = (body: string) => {
  const { files, ...rest } = migrated({ "a.mjs": `${ask}await add(${body})\n` });
  return { ...rest, body: /add\((\{.*)\)\n$/.exec(files["a.mjs"] ?? "")?.[1] };
};

test.each([
  [
    "behind the amount",
    "{ title: 'Run', target: 3, ...(given.unit && { unit: 'km' }) }",
    "{ name: 'Run', goals: [{ periodicity: 'daily', value: 3, ...(given.unit && { unit: 'km' }) }] }",
  ],
  [
    "before it, with other members that stay",
    "{ ...(given.long ? { title: 'Run', unit: 'km' } : {}), target: 3 }",
    "{ ...(given.long ? { name: 'Run' } : {}), goals: [{ periodicity: 'daily', value: 3, ...(given.long ? { unit: 'km' } : {}) }] }",
  ],
])("a unit that is sent under a condition stands %s under the same", (_, body, expected) => {
  expect(after(body)).toMatchObject({ body: expected, confidences: ["safe"], manual: [] });
});

test.each([
  [
    "with a unit that is always sent",
    "{ title: 'Run', unit: 'km', ...(given.amount ? { target: given.amount } : {}) }",
    "{ name: 'Run', ...(given.amount ? { goals: [{ periodicity: 'daily', value: given.amount, unit: 'km' }] } : {}) }",
  ],
  [
    "with a unit under a condition of its own",
    "{ title: 'Run', ...(given.amount && { target: given.amount }), ...(given.unit && { unit: 'km' }) }",
    "{ name: 'Run', ...(given.amount && { goals: [{ periodicity: 'daily', value: given.amount, ...(given.unit && { unit: 'km' }) }] }) }",
  ],
])("an amount under a condition %s is for review", (_, body, expected) => {
  expect(after(body)).toMatchObject({ body: expected, confidences: ["review"], manual: [] });
});

test("a condition that may say something else the next time is asked once", () => {
  const { manual } = after(
    "{ title: 'Run', target: 3, ...(process.argv.pop() && { frequency: 'daily', unit: 'km' }) }",
  );
  expect(manual).toEqual(["target-unit-to-goals 4"]);
});

test("members that no body has stay where they are", () => {
  const code = "const film = { title: 'Dune', target: 3, ...(given.unit && { unit: 'km' }) }\n";
  const { files } = migrated({
    "a.mjs": `${ask}${code}console.log(film.target)\nadd({ title: 'Run' })\n`,
  });
  expect(files["a.mjs"]).toContain(code);
});
