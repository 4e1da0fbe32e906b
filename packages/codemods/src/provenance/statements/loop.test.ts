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
