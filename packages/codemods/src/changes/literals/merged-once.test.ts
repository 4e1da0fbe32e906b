import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const API = `const headers = { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' }
const url = (id) => process.env.HABIT_API + '/api/v1/habits/' + id
const load = async (id) => (await (await fetch(url(id), { headers })).json()).data
const save = (id, body) => fetch(url(id), { method: 'PUT', headers, body: JSON.stringify(body) })
`;

test("a habit that is asked for where it is merged is asked for once, and keeps the rest of its goal", () => {
  const { files, confidences } = migrated({
    "a.mjs": `${API}const update = async (id, changes) => save(id, { ...(await load(id)), ...changes })
await update('h1', { title: 'A', target: 9 })
`,
  });
  expect(files["a.mjs"]).toContain(
    "((base, patch) => ({ ...base, ...patch, goals: [{ ...base.goals[0], ...patch.goals?.[0] }] }))((await load(id)), changes)",
  );
  expect(files["a.mjs"]).toContain("update('h1', { name: 'A', goals: [{ value: 9 }] })");
  expect(confidences).toEqual(["safe"]);
});

test("what stands beside the two is written as it was, with its own edits", () => {
  const { files } = migrated({
    "a.mjs": `${API}const first = await load('h1')
const patchOf = (id) => (id ? { target: 5 } : undefined)
export const shown = {
  ...first,
  ...patchOf(first.id),
  label: first.title,
}
console.log(shown.target)
`,
  });
  expect(files["a.mjs"]).toContain(`((base, patch) => ({
  ...base,
  ...patch,
  label: first.name, goals: [{ ...base.goals[0], ...patch?.goals?.[0] }],
}))(first, patchOf(first.id))`);
});

test.each(["seen: await load('h2')", "seen: base", "patch"])(
  "%s cannot stand in a function, so that a person decides",
  (member) => {
    const { files, manual } = migrated({
      "a.mjs": `${API}const base = 1, patch = 2
const update = async (id, changes) => ({ ...(await load(id)), ...changes, ${member} })
console.log((await update('h1', { target: 9 })).target, base, patch)
`,
    });
    expect(files["a.mjs"] ?? "").not.toContain("((base, patch)");
    expect(manual.join()).toContain("target-unit-to-goals");
  },
);

test("objects of one's own are merged as they are", () => {
  const { files } = migrated({
    "a.mjs": `${API}const book = () => ({ title: 'Emma', target: 3 })
console.log({ ...book(), ...{ target: 4 } }.target, (await load('h1')).title)
`,
  });
  expect(files["a.mjs"]).toContain("{ ...book(), ...{ target: 4 } }.target");
});

test("copies of what is set are merged, too, however many", () => {
  const { files, confidences } = migrated({
    "a.mjs": `${API}const DEFAULTS = { frequency: 'daily', target: 1, unit: 'times' }
const clean = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
const make = (habit, changes) => save('h1', { ...DEFAULTS, ...clean(habit), ...clean(changes) })
await make({ title: 'A', target: 8, unit: 'pages' }, { target: 3 })
`,
  });
  expect(files["a.mjs"]).toContain(
    "((base, patch1, patch2) => ({ ...base, ...patch1, ...patch2, goals: [{ ...base.goals[0], ...patch1.goals?.[0], ...patch2.goals?.[0] }] }))(DEFAULTS, clean(habit), clean(changes))",
  );
  expect(files["a.mjs"]).toContain("{ goals: [{ value: 3 }] }");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});
