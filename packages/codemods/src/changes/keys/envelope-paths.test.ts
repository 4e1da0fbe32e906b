import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (lines: string) =>
  migrated({
    "a.mjs": `import _, { get } from 'lodash'
const init = { headers: { 'X-API-Key': process.env.KEY } }
const ask = async (id) => (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, init)).json()
const reply = await ask('h1')
const all = await Promise.all(['h1', 'h2'].map(ask))
const own = [{ success: true, error: null }]
${lines}
`,
  });

test.each([
  ["console.log(_.get(reply, 'error'))", "_.get(reply, 'error.message', null)"],
  [
    "console.log(get({ reply }, 'reply.error', 'fine'))",
    "get({ reply }, 'reply.error.message', 'fine')",
  ],
  ["if (!_.get(reply, 'success')) console.log(0)", "if (_.get(reply, 'error')) console.log(0)"],
  ["console.log(get(reply, 'success'))", "console.log(!get(reply, 'error'))"],
  ["console.log(_.filter(all, 'success').length)", "_.filter(all, (reply) => !reply.error).length"],
  ["console.log(_.reject(all, { success: true }))", "_.reject(all, (reply) => !reply.error)"],
  ["console.log(_.some(all, { success: false }))", "_.some(all, (reply) => !!reply.error)"],
  [
    "console.log(_.filter(own, 'success').length, _.get(own, '0.error'))",
    "(own, 'success').length, _.get(own, '0.error')",
  ],
])(
  "what a library looks up in an answer by a path is looked up as v2 has it: %s",
  (before, after) => {
    const { files, confidences, manual } = program(before);
    expect(files["a.mjs"]).toContain(after);
    expect([...new Set(confidences)]).toEqual(["safe"]);
    expect(manual).toEqual([]);
  },
);

test.each([
  "console.log(_.map(all, 'error'))",
  "console.log(_.get(reply, 'error.length'))",
  "console.log(_.find(all, ['success', false]))",
  "console.log(_.isMatch(reply, { success: true }))",
  "console.log(_.find(all, { success: true, id: 3 }))",
])("what it asks in another way is left to a person: %s", (line) => {
  const { manual } = program(line);
  expect(manual).toHaveLength(1);
});
