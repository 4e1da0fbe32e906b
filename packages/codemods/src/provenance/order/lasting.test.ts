import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** A bot that keeps what a user typed until the user agrees, and then sends it. */
const bot = (store: string) => ({
  "bot.mjs": `${store}
const send = async (body) => (await fetch(process.env.HABIT_API + '/api/v1/habits', {
  method: 'POST',
  headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})).json();
export async function answer(user, text) {
  const session = sessionOf(user);
  if (session.draft) {
    const { data } = await send(session.draft);
    session.draft = null;
    return data.title;
  }
  session.draft = { title: text, target: 1, unit: 'times' };
  return 'sure?';
}
`,
});

test.each([
  [
    "a map",
    `const sessions = new Map();
function sessionOf(user) {
  if (!sessions.has(user)) sessions.set(user, { draft: null });
  return sessions.get(user);
}`,
  ],
  [
    "an object",
    `const sessions = {};
function sessionOf(user) {
  if (!sessions[user]) sessions[user] = { draft: null };
  return sessions[user];
}`,
  ],
  [
    "an object within an object of a list",
    `const users = [];
function sessionOf(user) {
  let found = users.find((each) => each.user === user);
  if (!found) users.push(found = { user, session: { draft: null } });
  return found.session;
}`,
  ],
  [
    "a variable",
    `let last = null;
function sessionOf(user) {
  last ??= { draft: null };
  return last;
}`,
  ],
])("what one run leaves in %s is there in the next", (_, store) => {
  const { files, confidences } = migrated(bot(store));
  expect(files["bot.mjs"]).toContain("{ name: text, goals: [{");
  expect(files["bot.mjs"]).toContain("return data.name;");
  expect(confidences).toEqual(["safe"]);
});

test("a state that a loop comes back to is each that any round leaves", () => {
  const { files, confidences } = migrated({
    "bot.mjs": `import { createInterface } from 'node:readline';
const states = new Map();
const api = process.env.HABIT_API + '/api/v1';
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' };
for await (const line of createInterface({ input: process.stdin })) {
  const [user, text] = line.split(' ');
  if (!states.has(user)) states.set(user, { step: 'title', title: '' });
  const state = states.get(user);
  switch (state.step) {
    case 'target': {
      const habit = { title: state.title, target: Number(text), unit: 'times' };
      const reply = await fetch(api + '/habits', { method: 'POST', headers, body: JSON.stringify(habit) });
      console.log((await reply.json()).data.title);
      break;
    }
    default:
      state.title = text;
      state.step = 'target';
  }
}
`,
  });
  expect(files["bot.mjs"]).toContain(
    "name: state.title, goals: [{ periodicity: 'daily', value: Number(text)",
  );
  expect(files["bot.mjs"]).toContain(".data.name");
  expect(confidences).toEqual(["safe"]);
});
