import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("what a handler keeps in the state or the context reaches the routes of a router", () => {
  const { files, manual } = migrated({
    "client.mjs": `export const client = (key) => async (path) =>
  (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': key } })).json()
`,
    "app.mjs": `import Koa from 'koa'
import Router from '@koa/router'
import { client } from './client.mjs'
const app = new Koa()
const router = new Router()
app.use(async (ctx, next) => {
  ctx.state.api = client(ctx.get('x-key'))
  ctx.habits = client(process.env.KEY)
  ctx.state.shelf = { all: () => [{ title: 'Emma' }] }
  await next()
})
router.get('/a', async (ctx) => {
  ctx.body = (await ctx.state.api('/habits')).data.map((h) => h.title)
})
router.get('/b', async (ctx) => {
  ctx.body = (await ctx.habits('/habits')).data.map((h) => h.title)
})
router.get('/c', async (ctx) => {
  ctx.body = ctx.state.shelf.all().map((book) => book.title)
})
app.use(router.routes()).use(router.allowedMethods())
app.listen(0)
`,
  });
  expect(manual).toEqual([]);
  expect(files["client.mjs"]).toContain("/api/v2");
  expect(files["app.mjs"]).toContain("ctx.state.api('/habits')).data.map((h) => h.name)");
  expect(files["app.mjs"]).toContain("ctx.habits('/habits')).data.map((h) => h.name)");
  expect(files["app.mjs"]).toContain("(book) => book.title");
});

test("what is kept for a parameter of a path, and in the context of the application, reaches the routes", () => {
  const { files, manual } = migrated({
    "app.mjs": `import Koa from 'koa'
import Router from '@koa/router'
const app = new Koa()
app.context.habits = async (path) =>
  (await fetch(process.env.HABIT_API + '/api/v1/habits' + path, { headers: { 'X-API-Key': process.env.KEY } })).json()
const router = new Router()
router.param('habit', async (id, ctx, next) => {
  const reply = await ctx.habits('/' + id)
  ctx.habit = reply.data
  ctx.book = { title: 'Emma' }
  return next()
})
router.get('/:habit', (ctx) => {
  ctx.body = ctx.habit.title + ctx.book.title
})
app.use(router.routes())
app.listen(0)
`,
  });
  expect(manual).toEqual([]);
  expect(files["app.mjs"]).toContain("ctx.habit.name + ctx.book.title");
});
