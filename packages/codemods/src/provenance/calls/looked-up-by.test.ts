import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (play: string) => ({
  "a.mjs": `const headers = { 'X-API-Key': process.env.HABIT_API_KEY };
const handlers = {
  loaded: (state, { habit }) => [...state, habit.title + habit.target],
  themed: (state, { title, target }) => [...state, title + target],
};
const byName = new Map(Object.entries(handlers));
const ignore = (state) => state;
const log = [];
const note = (event) => log.push({ ...event, at: log.length });
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json();
for (const habit of data) note({ type: 'loaded', habit });
note({ type: 'themed', title: 'Dark', target: 'body' });
${play}
`,
});

test.each([
  "console.log(log.reduce((state, event) => handlers[event.type](state, event), []).join());",
  "console.log(log.reduce((state, event) => handlers[event.type]?.(state, event) ?? state, []).join());",
  "console.log(log.reduce((state, event) => (handlers[event.type] ?? ignore)(state, event), []).join());",
  "console.log(log.reduce((state, event) => { const handle = handlers[event.type]; return handle ? handle(state, event) : state; }, []).join());",
  "let state = [];\nfor (const event of log) state = handlers[event.type](state, { ...event });\nconsole.log(state.join());",
])("what is looked up by the kind of a thing is given things of that kind: %s", (play) => {
  const { files, confidences, manual } = migrated(program(play));
  expect(files["a.mjs"]).toContain("habit.name + habit.goals[0].value");
  expect(files["a.mjs"]).toContain("(state, { title, target }) => [...state, title + target]");
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

test("what may be given any of them is left to a person", () => {
  const { files } = migrated(
    program("for (const event of log) handlers[process.argv[2]]([], event);"),
  );
  expect(files["a.mjs"]).toContain("(state, { title, target }) => [...state, title + target]");
});

test("nothing is looked up for what has no such member, as for what a generator gives back in the end", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const base = process.env.HABIT_API + '/api/v1'
const handlers = {
  async http({ path }) {
    const { success, data, error } = await (await fetch(base + path, { headers: { 'X-API-Key': 'k' } })).json()
    if (!success) throw error
    return data
  },
  all: ({ effects }, store) => Promise.all(effects.map((effect) => perform(effect, store))),
  async say({ words }) { console.log(words) },
}
const perform = (effect, store) => handlers[effect.type](effect, store)
async function run(saga, store) {
  const it = saga()
  let step = it.next()
  while (!step.done) step = it.next(await perform(step.value, store))
  return step.value
}
function* day() {
  const [all] = yield { type: 'all', effects: [{ type: 'http', path: '/habits' }] }
  yield { type: 'say', words: all[0].title }
  return { title: 'day' }
}
console.log((await run(day, {})).title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("words: all[0].name }");
  expect(files["a.mjs"]).toContain("return { title: 'day' }");
});
