import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const api = `const send = (body) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
`;
const after = (code: string, file = "a.mjs") => {
  const { files, confidences } = migrated({ [file]: api + code });
  return { text: files[file], confidences };
};

const DEFAULTS = "const defaults = { frequency: 'daily', target: 1, unit: 'minutes' }\n";

test.each([
  ["const extend = Object.assign", "extend({}, defaults, draft)", "extend(base"],
  ["const { assign } = Object", "assign({}, defaults, draft)", "assign(base"],
])("what merges under a name of the program keeps the rest of a goal: %s", (own, call, within) => {
  const { text, confidences } = after(
    `${DEFAULTS}${own}\nconst make = (draft) => send(${call})\nawait make({ title: 'B', target: 5 })\n`,
  );
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain(`((base, ...patches) => ${within}`);
  expect(text).toContain("make({ name: 'B', goals: [{ value: 5 }] })");
});

test.each([
  ["...parts", "(defaults, { title: 'B', target: 5 })"],
  ["...parts", "({}, defaults, { title: 'B', target: 5 })"],
])("so does a list of objects: %s of merge%s", (parameter, given) => {
  const { text } = after(
    `${DEFAULTS}const merge = (${parameter}) => Object.assign({}, ...parts)\nawait send(merge${given})\nawait send(merge(defaults, { title: 'C' }))`,
  );
  expect(text).toContain(
    "goals: [Object.assign({}, ...[base, ...patches].map((each) => each?.goals?.[0]))]",
  );
  expect(text).toContain("{ name: 'B', goals: [{ value: 5 }] }");
});

test("what merges other things, too, gives these no goal", () => {
  const { text, confidences } = after(
    `${DEFAULTS}const merge = (...parts) => Object.assign({}, ...parts)\nawait send(merge(defaults, { title: 'B', target: 5 }))\nconsole.log(JSON.stringify(merge({ a: 1 }, { b: 2 })))`,
  );
  expect(confidences).toEqual(["review"]);
  expect(text).toContain(
    "Object.assign(base, ...patches, [base, ...patches].some((each) => each?.goals?.[0]) ? { goals: [",
  );
});
