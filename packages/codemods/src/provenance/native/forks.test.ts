import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CHILD = `const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
process.on('message', async ({ seq, id }) => {
  process.send({ seq, value: await get('/habits/' + id) })
})
`;
const PARENT = `const { fork } = require('node:child_process')
const path = require('node:path')
const child = fork(path.join(__dirname, 'child.js'))
const book = { title: 'Emma', streak: 1 }
console.log(book.title, book.streak)
`;
const program = (code: string) => migrated({ "child.js": CHILD, "parent.js": `${PARENT}${code}` });

test("what a fork sends is read by the program that made it", () => {
  const { files, manual, confidences } = program(
    "child.on('message', ({ value }) => console.log(value.title))\nchild.send({ seq: 1, id: 'h1' })\n",
  );
  expect(manual).toEqual([]);
  expect(files["parent.js"]).toContain("console.log(value.name)");
  expect(files["parent.js"]).toContain("console.log(book.title, book.streak)");
  expect(files["child.js"]).toContain("value: await get('/habits/' + id)");
  expect(confidences).toEqual(["safe"]);
  expect(migrated({ ...files }).files).toEqual({});
});

test("what a fork is asked for is answered by promises that wait in a map", () => {
  const { files, manual } = program(`const waiting = new Map()
let seq = 0
child.on('message', (message) => {
  const { resolve } = waiting.get(message.seq)
  resolve(message.value)
})
const ask = (id) => new Promise((resolve, reject) => {
  waiting.set(++seq, { resolve, reject })
  child.send({ seq, id })
})
ask('h1').then((habit) => console.log(habit.title, habit.streak))
`);
  expect(manual).toEqual([]);
  expect(files["parent.js"]).toContain("console.log(habit.name, habit.statistics.currentStreak)");
});

test("a program that nobody seen forks sends its habits under their old names", () => {
  const { files, confidences } = migrated({
    "child.js": CHILD.replace("value: await get('/habits/' + id)", "value: 1").concat(
      "get('/habits').then((habits) => process.send(habits))\n",
    ),
  });
  expect(files["child.js"]).toContain("title: habit.name");
  expect(confidences).toEqual(["review"]);
});
