import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("what a middleware of the factory keeps reaches the handlers behind it", () => {
  const { files, manual } = migrated({
    "app.mjs": `import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
const withHabit = createMiddleware(async (c, next) => {
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits/' + c.req.param('id'), { headers: { 'X-API-Key': process.env.KEY } })
  c.set('habit', (await res.json()).data)
  c.set('book', { title: 'Emma' })
  await next()
})
const app = new Hono()
app.get('/:id', withHabit, (c) => c.text(c.get('habit').title + c.var.habit.streak + c.get('book').title))
export default app
`,
  });
  expect(manual).toEqual([]);
  expect(files["app.mjs"]).toContain(
    "c.get('habit').name + c.var.habit.statistics.currentStreak + c.get('book').title",
  );
});
