import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each(["path.startsWith('/habits', 7)", "!path.includes('/api', 1)", "path.endsWith('v1', 7)"])(
  "a test that begins or ends at some place drops no text: %s",
  (question) => {
    const { files } = migrated({
      "a.mjs": `export function send(path) {
  if (${question}) return fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': process.env.KEY } })
  return null
}
export const habits = () => send('/api/v1/habits')
`,
    });
    expect(files["a.mjs"]).toContain("send('/api/v2/habits')");
  },
);

test.each([
  "String(path).startsWith('/films')",
  "path.toString().startsWith('/films')",
  "/^\\/films/.test(String(path))",
])("what is made a text to be tested is what is sent: %s", (question) => {
  const { files, confidences } = migrated({
    "a.mjs": `export function send(path, init) {
  if (${question}) return fetch('https://films.example' + path, init)
  return fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': process.env.KEY } })
}
send('/films', {})
const reply = await (await send('/api/v1/habits')).json()
console.log(reply.data[0].title)
`,
  });
  expect(files["a.mjs"]).toContain("send('/api/v2/habits')");
  expect(files["a.mjs"]).toContain("fetch('https://films.example' + path, init)");
  expect(confidences).toEqual(["safe"]);
});

const log = (status: string): string => `const send = async (path, body) =>
  fetch(process.env.HABIT_API + '/api/v1' + path, { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
const habitId = process.argv[2]
const status = ${status}
if (status === 'skip') await send('/habits/skip', { habitId, date: '2025-01-01' })
else await send('/habits/checkin', { habitId, date: '2025-01-01', status })
`;

test("what is no text that was asked for is one of the others", () => {
  const code = log("process.argv[3] ? 'skip' : 'done'");
  const { files, confidences, manual } = migrated({ "a.mjs": code });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("{ targetDate: '2025-01-01', value: 1, unitSymbol: 'rep' }");
});

test("a status that a run alone tells is left to a person, whatever it was asked for", () => {
  expect(migrated({ "a.mjs": log("process.argv[3]") }).manual).toEqual(["checkin-to-logs 6"]);
});

test("a branch that the setting of the day does not lead to is followed all the same", () => {
  const { files } = migrated({
    "a.mjs": `const mode = 'offline'
if (mode === 'online') {
  const reply = await fetch(process.env.HABIT_API + '/api/v1/habits?from=' + mode, { headers: { 'X-API-Key': 'k' } })
  console.log((await reply.json()).data[0].title)
}
`,
  });
  expect(files["a.mjs"]).toContain("data[0].name");
});

test("a clause of a switch has the texts that it is for", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const send = async (path, body) =>
  fetch(process.env.HABIT_API + '/api/v1' + path, { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
const mark = (kind, habitId) => {
  switch (kind) {
    case 'done':
      return send('/habits/checkin', { habitId, date: '2025-01-01', status: kind })
    case 'skip':
      return send('/habits/skip', { habitId, date: '2025-01-01' })
    default:
      return null
  }
}
for (const [kind, id] of [['done', 'h1'], ['skip', 'h2'], ['dance', 'h2']]) mark(kind, id)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("{ targetDate: '2025-01-01', value: 1, unitSymbol: 'rep' }");
});
