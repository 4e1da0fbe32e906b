import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** A reducer whose states copy themselves: asking each way through the copies would not end. */
const machine = (draft: string) => ({
  "a.js": `const ask = async (path, init = {}) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
function reduce(state, event) {
  switch (event.type) {
    case 'select':
      return { ...state, habit: event.habit, draft: ${draft} }
    case 'title':
      return { ...state, draft: { ...state.draft, title: event.value } }
    case 'target':
      return { ...state, draft: { ...state.draft, target: event.value } }
    case 'both':
      return { ...state, ...event.more, draft: { ...state.draft, ...event.more.draft } }
    default:
      return { ...state, habit: undefined, draft: { ...state.draft } }
  }
}
let state = {}
const send = (event) => (state = reduce(state, event))
send({ type: 'select', habit: await ask('/habits/h1') })
send({ type: 'title', value: 'Run' })
send({ type: 'target', value: 3 })
send({ type: 'both', more: state })
console.log(state.habit.title, state.draft.title)
await ask('/habits/h1', { method: 'PUT', body: JSON.stringify(state.draft) })
`,
});

test.each([
  ["{ title: event.habit.title, target: event.habit.target }", "JSON.stringify(state.draft)"],
  ["event.habit", "JSON.stringify({ ...state.draft, statistics: undefined })"],
])(
  "what is sent of a state that copies itself, begun with %s, lacks what v2 does not take",
  (draft, sent) => {
    expect(migrated(machine(draft)).files["a.js"]).toContain(sent);
  },
  20_000,
);

test("what a base that ends with a slash stands before is taken out of the body beside it", () => {
  const { files, manual } = migrated({
    "a.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1/', headers: { 'X-API-Key': 'k' } })
const copy = Object.assign({}, (await http.get('habits/h1')).data.data)
copy.title += '!'
await http.post('habits', copy)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("{ ...copy, statistics: undefined }");
});

test("what says itself what it is as JSON is not copied", () => {
  const { files, manual } = migrated({
    "a.mjs": `const ask = async (path, init = {}) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
class Draft {
  #of
  constructor(habit) { this.#of = habit }
  toJSON() { return { ...this.#of } }
}
await ask('/habits/h1', { method: 'PUT', body: JSON.stringify(new Draft(await ask('/habits/h1'))) })
`,
  });
  expect(manual).toContain("streak-to-statistics 1");
  expect(files["a.mjs"] ?? "").not.toContain("...new Draft");
});

const built = (
  sent: string,
) => `interface Habit { id: string; title: string; streak: number; completedDates: string[] }
const call = async (method: string, path: string, body?: object) =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, body: body && JSON.stringify(body), headers: { 'X-API-Key': 'k' } })).json()).data as Habit
class Builder {
  private readonly habit: Habit = { id: 't1', title: 'Test', streak: 0, completedDates: [] }
  onStreak(streak: number) {
    this.habit.streak = streak
    return this
  }
  build(): Habit {
    return { ...this.habit }
  }
}
const made: Habit = new Builder().onStreak(4).build()
console.log(made.streak, made.completedDates.length)
${sent}
`;

test("what a type wants stays where the object is made, and is left out where it is sent", () => {
  const { files, manual } = migrated({ "a.ts": built("await call('POST', '/habits', made)") });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(
    "{ id: 't1', name: 'Test', statistics: { currentStreak: 0, totalCompletions: 0 } }",
  );
  expect(files["a.ts"]).toContain("this.habit.statistics.currentStreak = streak");
  expect(files["a.ts"]).toContain("call('POST', '/habits', { ...made, statistics: undefined })");
});

test("what is made to be sent as it is keeps what its type wants until then", () => {
  const { files } = migrated({
    "a.ts": built(
      "const own: Habit = { id: 'x', title: 'T', streak: 1, completedDates: [] }\nawait call('POST', '/habits', own)",
    ),
  });
  expect(files["a.ts"]).toContain("currentStreak: 1, totalCompletions: 0 } }");
  expect(files["a.ts"]).toContain("{ ...own, statistics: undefined }");
});
