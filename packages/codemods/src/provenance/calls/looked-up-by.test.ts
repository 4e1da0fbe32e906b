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
