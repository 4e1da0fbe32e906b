import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const api = `const send = (body) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
`;
const after = (code: string, file = "a.mjs") => {
  const { files, confidences } = migrated({ [file]: api + code });
  return { text: files[file], confidences };
};

test("what is assumed of a patch does not take the place of what is set before it", () => {
  const { text, confidences } = after(
    "await send(Object.assign({ unit: 'km', frequency: 'weekly' }, { title: 'B', target: 5 }))\n",
  );
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain("goals: [{ periodicity: 'weekly', unit: 'km' }]");
  expect(text).toContain("{ name: 'B', goals: [{ value: 5 }] }");
});

test("a patch that is sent by itself, too, has all of its own", () => {
  const { text } = after(
    "const patch = { title: 'B', target: 5 }\nawait send(patch)\nawait send(Object.assign({ unit: 'km', frequency: 'weekly' }, patch))\n",
  );
  expect(text).toContain("{ name: 'B', goals: [{ periodicity: 'daily', value: 5 }] }");
});

test("all of the objects that are merged into an empty one give what v2 has together", () => {
  const { text } = after(
    "const defaults = { unit: 'km', frequency: 'weekly' }\nconst make = (form) => Object.assign({}, defaults, form)\nawait send(make({ title: 'A', target: 4 }))\n",
  );
  expect(text).toContain(
    "((base, ...patches) => Object.assign(base, ...patches, { goals: [Object.assign({}, ...[base, ...patches].map((each) => each?.goals?.[0]))] }))({}, defaults, form)",
  );
});

test.each([
  [
    "{ title: 'D' }",
    "{ unit: 'km', target: 3 }, { target: 2 }",
    "{ goals: [{ ...draft.goals?.[0], unit: 'km', value: 3 }] }, { goals: [{ value: 2 }] })",
  ],
  [
    "{ title: 'D', target: 9, unit: 'm' }",
    "{ unit: 'km' }, { target: 2 }",
    "{ goals: [{ ...draft.goals?.[0], unit: 'km' }] }, { goals: [{ value: 2 }] })",
  ],
])("a part keeps what is merged into %s before it: %s", (draft, patches, text) => {
  const result = after(
    `const draft = ${draft}\nObject.assign(draft, ${patches})\nawait send(draft)\n`,
  );
  expect(result.confidences).toEqual(["safe"]);
  expect(result.text).toContain("each?.goals?.[0]))] }))(draft, ");
  expect(result.text).toContain(text);
});

test("what sets all takes the place of a part before it, and nothing is merged", () => {
  const { text } = after(
    "await send(Object.assign({}, { target: 1 }, { unit: 'km', target: 3 }, { title: 'D' }))\n",
  );
  expect(text).toContain(
    "await send(Object.assign({}, { goals: [{ periodicity: 'daily', value: 1 }] }, { goals: [{ periodicity: 'daily', unit: 'km', value: 3 }] }, { name: 'D' }))",
  );
});

test.each([
  [
    "_.defaults({ target: 9 }, { unit: 'km' })",
    "_.defaults(base, ...patches), { goals: [Object.assign({}, ...[base, ...patches].reverse().map((each) => each?.goals?.[0]))] }))({ goals: [{ periodicity: 'daily', value: 9 }] }, { goals: [{ periodicity: 'daily', unit: 'km' }] })",
  ],
  [
    "_.defaults({}, { target: 9 }, { target: 1, unit: 'km', frequency: 'weekly' })",
    "({}, { goals: [{ value: 9 }] }, { goals: [{ periodicity: 'weekly', value: 1, unit: 'km' }], occurrence: { type: 'weekly' } })",
  ],
])("what is filled into an object comes behind what it has: %s", (code, text) => {
  const result = after(
    `import _ from 'lodash'\nawait send(${code})\nconsole.log(_.defaults({ title: 'Emma' }, { target: 3 }).title)\n`,
  );
  expect(result.text).toContain(text);
  expect(result.text).toContain("_.defaults({ title: 'Emma' }, { target: 3 }).title");
});

test("a part that is merged first is no body without an amount", () => {
  const { text, confidences } = after(
    "await send(Object.assign({}, { unit: 'km' }, { title: 'C', target: 5 }))\n",
  );
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain(
    "{ goals: [{ periodicity: 'daily', unit: 'km' }] }, { name: 'C', goals: [{ value: 5 }] }",
  );
});

test("what is filled into an object that is sent with an assumed periodicity is for review where it has one", () => {
  const { confidences } = after(
    "import _ from 'lodash'\nawait send(_.defaults({ target: 9 }, { unit: 'km', frequency: 'weekly' }))\n",
  );
  expect(confidences).toEqual(["review"]);
});

test("a merge whose periodicity another of the objects sets is for review", () => {
  const { confidences } = after(
    "await send(Object.assign({ unit: 'km' }, { title: 'E', frequency: 'weekly' }, { target: 3 }))\n",
  );
  expect(confidences).toEqual(["review"]);
});

test("a part that is merged into habits is merged where it is set, as others have nothing of them", () => {
  const { confidences, files, manual } = migrated({
    "a.mjs": `const update = (items, id, patch) => items.map((item) => (item.id === id ? { ...item, ...patch } : item))
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const books = [{ id: 'b1', pages: 600 }]
console.log(update(data, 'h1', { target: 5 }).map((habit) => habit.target + habit.unit), update(books, 'b1', { pages: 601 })[0].pages)
`,
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "{ ...item, ...patch, ...(patch.goals && { goals: [{ ...item.goals[0], ...patch.goals?.[0] }] }) }",
  );
});

const LOAD = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  [
    "const patch = { target: 5 }\nconst both = Object.assign({}, data[0], patch)",
    "[Object.assign({}, ...[base, ...patches].map((each) => each?.goals?.[0]))]",
  ],
  [
    "const patch = { unit: 'min' }\nconst both = Object.assign(data[0], patch)",
    "[{ ...base?.goals?.[0], ...patch?.goals?.[0] }]",
  ],
  [
    "const plan = { entry: { target: 5 } }\nconst [habit] = data\nconst both = { ...habit, ...plan.entry }",
    "[{ ...habit.goals[0], ...plan.entry.goals?.[0] }]",
  ],
  [
    "const plans = { h1: { target: 5 } }\nconst [habit] = data\nconst both = { ...habit, ...plans[habit.id] }",
    "[{ ...habit.goals[0], ...plans[habit.id]?.goals?.[0] }]",
  ],
])("what an own object does not set of a habit stays: %s", (code, goals) => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `${LOAD}${code}\nconsole.log(both.target, both.unit === 'times')`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain(`goals: ${goals}`);
});

test("nothing changes before a person where a habit and what is merged into it are asked for but once, beside what is waited for", () => {
  const { files, manual } = migrated({
    "a.mjs": `${LOAD}const plan = { target: 5 }\nconst read = () => plan\nconst both = { ...data[0], ...read(), seen: await data[1] }\nconsole.log(both.target, both.unit)`,
  });
  expect(files).toEqual({});
  expect(manual.length).toBeGreaterThan(0);
});

test("a literal that is written behind the form that it changes copies the rest from there", () => {
  const { text, confidences } = after(
    `interface Form { title: string; target: number }
const form: Form = { title: '', target: 1 }
const reset = (other?: Form) => { Object.assign(form, { title: other?.title ?? '', target: other?.target ?? 1 }) }
reset({ title: 'B', target: 2 })
await send({ ...form, frequency: 'daily', unit: 'times' })
`,
    "a.ts",
  );
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain(
    "Object.assign(form, { name: other?.name ?? '', goals: [{ ...form.goals?.[0], value: other?.goals?.[0]?.value ?? 1 }] })",
  );
});

test.each(["{}", "{ title: 'A' }"])("two parts behind a base of %s have what both set", (base) => {
  const { text, confidences } = after(
    `const draft = ${base}\nObject.assign(draft, { title: 'B', unit: 'km' }, { target: 5 })\nawait send(draft)\n`,
  );
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain(
    "goals: [Object.assign({}, ...[base, ...patches].map((each) => each?.goals?.[0]))]",
  );
});

test("a unit that is merged into what has no amount is told of, as it is in a literal", () => {
  const merging = (base: string) =>
    after(`const draft = ${base}\nObject.assign(draft, { unit: 'km' })\nawait send(draft)\n`);
  expect(merging("{ title: 'A' }").text).toContain("Object.assign(draft, { unit: 'km' })");
  expect(merging("{ title: 'A' }").confidences).not.toContain("safe");
  expect(merging("{ title: 'A', target: 2 }").text).toContain(
    "goals: [{ ...draft.goals?.[0], unit: 'km' }]",
  );
});
