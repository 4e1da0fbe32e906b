import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const feed = (inherit: string) => `const { EventEmitter } = require('node:events')
const { inherits } = require('util')
function Feed() { EventEmitter.call(this) }
${inherit}
Feed.prototype.start = async function () {
  const answer = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const { data } = await answer.json()
  for (const habit of data) this.emit('habit', habit)
}
const feed = new Feed()
feed.on('habit', (habit) => console.log(habit.title))
feed.start()
`;

test.each([
  "inherits(Feed, EventEmitter)",
  "Feed.prototype = Object.create(EventEmitter.prototype)",
])("listeners of an emitter of old style hear what it emits: %s", (inherit) => {
  expect(migrated({ "a.cjs": feed(inherit) }).files["a.cjs"]).toContain("habit.name");
});
