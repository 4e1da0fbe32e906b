import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const plugin = `const fp = require('fastify-plugin')
module.exports = fp(async function (fastify, { baseUrl, key }) {
  const get = async (path) => (await (await fetch(baseUrl + '/api/v1' + path, { headers: { 'X-API-Key': key } })).json()).data
  fastify.decorate('habits', { all: () => get('/habits'), one: (id) => get('/habits/' + id) })
  fastify.decorate('shelf', { all: () => [{ title: 'Emma' }] })
  fastify.decorateRequest('picked', null)
})
`;

const app = `const fastify = require('fastify')()
fastify.register(require('./plugin'), { baseUrl: process.env.HABIT_API, key: process.env.KEY })
fastify.addHook('preHandler', async (request) => {
  request.best = (await fastify.habits.all())[0]
})
const pick = async (request) => {
  request.picked = await request.server.habits.one(request.params.id)
}
fastify.register(async (app) => {
  app.get('/all', async () => (await app.habits.all()).map((h) => h.title))
  app.get('/best', async (request) => ({ best: request.best.title }))
  app.get('/:id', { preHandler: pick }, async (request) => ({ picked: request.picked.title }))
  app.get('/this', async function () { return (await this.habits.all()).map((each) => each.title) })
  app.get('/books', async () => app.shelf.all().map((book) => book.title))
})
fastify.listen({ port: 0 })
`;

test("what an application is decorated with, and what hooks keep, reaches its routes", () => {
  const { files, manual } = migrated({ "plugin.js": plugin, "app.js": app });
  const after = String(files["app.js"]);
  expect(manual).toEqual([]);
  expect(files["plugin.js"]).toContain("/api/v2");
  expect(after).toContain("(await app.habits.all()).map((h) => h.name)");
  expect(after).toContain("{ best: request.best.name }");
  expect(after).toContain("{ picked: request.picked.name }");
  expect(after).toContain("(await this.habits.all()).map((each) => each.name)");
  expect(after).toContain("(book) => book.title");
});
