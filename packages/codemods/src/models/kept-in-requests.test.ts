import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const client = `export class Client {
  async all() {
    const reply = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })
    return (await reply.json()).data
  }
}
`;
const express = (keeping: string, route: string) => `import express from 'express'
import { Client } from './client.mjs'
const app = express()
app.use((req, res, next) => {
  ${keeping}
  next()
})
app.get('/', async (req, res) => {
  ${route}
})
app.listen(0)
`;
const koa = `import Koa from 'koa'
import Router from '@koa/router'
import { Client } from './client.mjs'
const app = new Koa()
const router = new Router()
app.use(async (ctx, next) => {
  ctx.client = new Client()
  await next()
})
const first = async (ctx, next) => {
  ctx.state.first = (await ctx.client.all())[0]
  return next()
}
router.get('/', first, (ctx) => {
  ctx.body = ctx.state.first.title
})
app.use(router.routes())
`;
const fastify = `import Fastify from 'fastify'
import { Client } from './client.mjs'
const app = Fastify()
app.register(async (app) => {
  app.decorate('habits', new Client())
  app.decorateRequest('habits', null)
  app.addHook('onRequest', async (request) => {
    request.habits = app.habits
  })
})
app.get('/', async ({ habits }) => (await habits.all()).map((habit) => habit.title))
`;

test.each([
  [
    "req",
    express(
      "req.client = new Client()",
      "res.send((await req.client.all()).map((h) => h.title).join())",
    ),
  ],
  [
    "app.locals",
    express(
      "req.app.locals.client = new Client()",
      "res.send((await req.app.locals.client.all()).map((h) => h.title).join())",
    ).replace("app.use((", "app.locals.client = new Client()\napp.use(("),
  ],
  [
    "res.locals",
    express(
      "res.locals.client = new Client()",
      "res.send((await res.locals.client.all()).map((h) => h.title).join())",
    ),
  ],
  ["koa", koa],
  ["fastify", fastify],
])("what the program itself keeps in %s is known to be what it reads there", (_where, code) => {
  const { confidences, manual } = migrated({ "client.mjs": client, "app.mjs": code });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test("what others keep there is not known", () => {
  const route =
    "for (const each of [...(await req.client.all()), req.session.last]) console.log(each.title)";
  const { confidences } = migrated({
    "client.mjs": client,
    "app.mjs": express("req.client = new Client()", route),
  });
  expect(confidences).toEqual(["review"]);
});

test("nor is what the program may keep in another object", () => {
  const route =
    "for (const each of [...(await new Client().all()), req.last]) console.log(each.title)";
  const { confidences } = migrated({
    "client.mjs": client,
    "app.mjs": express("const shown = {}\n  shown.last = 1", route),
  });
  expect(confidences).toEqual(["review"]);
});

test("what a parameter of a path was looked up by is there in each route that has it", () => {
  const { files, confidences } = migrated({
    "client.mjs": client.replace(
      "  async all",
      `  async one(id) {
    const reply = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': process.env.KEY } })
    return (await reply.json()).data
  }
  async all`,
    ),
    "app.mjs": `import express from 'express'
import { Client } from './client.mjs'
const app = express()
app.param('habit', async (req, res, next, id, name) => {
  req[name] = req.habit = await new Client().one(id)
  next()
})
app.get('/:habit', (req, res) => res.send(req.habit.title))
app.listen(0)
`,
  });
  expect(files["client.mjs"]).toContain("/api/v2/habits/' + id");
  expect(files["app.mjs"]).toContain("res.send(req.habit.name)");
  expect(confidences).toEqual(["safe"]);
});
