import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what goes from state to state of a loop is followed to the last one", () => {
  const { files } = migrated({
    "flow.mjs": `const api = (path) => fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.KEY } }).then((r) => r.json())
const states = {
  load: { run: async () => ({ habits: (await api('/habits')).data }), next: 'choose' },
  choose: { run: ({ habits }) => ({ habit: habits[0] }), next: 'rest' },
  rest: { run: () => ({}), next: 'check' },
  check: { run: () => ({}), next: 'tell' },
  tell: { run: ({ habit }) => ({ message: habit.title }), next: 'done' },
  done: { final: true },
}
let name = 'load'
let context = {}
while (!states[name].final) {
  const { run, next } = states[name]
  context = { ...context, ...(await run(context)) }
  name = next
}
console.log(context.message)
`,
  });
  expect(files["flow.mjs"]).toContain("message: habit.name");
});

test("functions that were added to a list one by one are each called once, in their order", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const versioned = (req) => ({ ...req, path: '/api/v1' + req.path })
const keyed = (req) => ({ ...req, headers: { ...req.headers, 'X-API-Key': 'k' } })
const steps = []
const use = (step) => steps.push(step)
use(versioned)
use(keyed)
async function request(path) {
  let req = { path, headers: {} }
  for (const step of steps) req = await step(req)
  return (await (await fetch(process.env.HABIT_API + req.path, req)).json()).data
}
console.log((await request('/habits')).map((h) => h.title))
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("path: '/api/v2' + req.path");
});

test("what only a run adds to a list may be called any number of times", () => {
  const { confidences } = migrated({
    "a.mjs": `const versioned = (req) => ({ ...req, path: '/api/v1' + req.path })
const steps = []
for (const name of process.argv) steps.push(versioned)
async function request(path) {
  let req = { path, headers: { 'X-API-Key': 'k' } }
  for (const step of steps) req = step(req)
  return (await (await fetch(process.env.HABIT_API + req.path, req)).json()).data
}
console.log((await request('/habits')).map((h) => h.title))
`,
  });
  expect(confidences).not.toContain("safe");
});
