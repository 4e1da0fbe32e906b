import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const given = JSON.parse(process.argv[2])
`;
const goalsOf = (body: string) => {
  const { files, confidences } = migrated({
    "a.mjs": `${ask}await ask('POST', '/habits', { title: 'Run', ${body} })\n`,
  });
  return { confidences, goals: /(goals: .*) \}\)\n$/.exec(files["a.mjs"] ?? "")?.[1] };
};

test.each([
  [
    "where a condition gives one",
    "unit: 'km', target: given.amount ? Number(given.amount) : undefined",
    "goals: given.amount ? [{ periodicity: 'daily', unit: 'km', value: Number(given.amount) }] : undefined",
  ],
  [
    "where a condition gives none",
    "target: given.amount === '' ? null : Number(given.amount), unit: 'km'",
    "goals: given.amount === '' ? undefined : [{ periodicity: 'daily', value: Number(given.amount), unit: 'km' }]",
  ],
])("a goal is sent only with an amount: %s", (_, body, goals) => {
  expect(goalsOf(body)).toEqual({ confidences: ["safe"], goals });
});

test("a goal with an amount either way is sent either way", () => {
  expect(goalsOf("target: given.amount ? Number(given.amount) : 1, unit: 'km'").goals).toBe(
    "goals: [{ periodicity: 'daily', value: given.amount ? Number(given.amount) : 1, unit: 'km' }]",
  );
});

test("an amount that only a run gives is asked for once", () => {
  expect(goalsOf("target: Number(given.amount) || undefined, unit: 'km'")).toEqual({
    confidences: ["safe"],
    goals:
      "goals: ((target) => target == null ? undefined : [{ periodicity: 'daily', value: target, unit: 'km' }])(Number(given.amount) || undefined)",
  });
});

test.each([
  "Object.fromEntries(Object.entries(BODY).filter(([, value]) => value !== undefined))",
  "_.pickBy(BODY, (value) => value !== undefined)",
  "_(BODY).omitBy(_.isNil).value()",
])("no goal is sent without an amount where members that hold nothing are left out: %s", (kept) => {
  const body = kept.replace("BODY", "{ title: 'Run', target: given.amount }");
  const { files, confidences } = migrated({
    "a.mjs": `import _ from 'lodash'\n${ask}await ask('POST', '/habits', ${body})\n`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "{ name: 'Run', goals: given.amount == null ? undefined : [{ periodicity: 'daily', value: given.amount }] }",
  );
});

test("a goal is sent with an amount that is written out", () => {
  const { files } = migrated({
    "a.mjs": `import _ from 'lodash'\n${ask}await ask('POST', '/habits', _.omitBy({ title: 'Run', target: 3 }, _.isNil))\n`,
  });
  expect(files["a.mjs"]).toContain("goals: [{ periodicity: 'daily', value: 3 }]");
});

test.each([
  ["a member of what is read", "frequency: given.often", "given.often"],
  ["a name that it was taken by", "frequency", "frequency"],
])("what comes from outside may be missing: %s", (_, member, asked) => {
  const { files, confidences } = migrated({
    "a.mjs": `${ask}const { frequency } = given
await ask('POST', '/habits', { title: 'Run', ${member} })
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(`occurrence: ${asked} == null ? undefined : { type: ${asked} }`);
});

test("what a type says to be there is not asked for", () => {
  const { files } = migrated({
    "a.ts": `${ask.replaceAll("(method, path, body)", "(method: string, path: string, body: unknown)")}
interface Row { title: string; frequency: string }
const row: Row = given
await ask('POST', '/habits', { title: row.title, frequency: row.frequency })
`,
  });
  expect(files["a.ts"]).toContain("occurrence: { type: row.frequency }");
});
