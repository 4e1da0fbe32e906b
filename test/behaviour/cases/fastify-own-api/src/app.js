import Fastify from 'fastify'
import habits from './habits.js'
import { recipesPlugin } from './recipes.js'

export async function buildApp() {
  const app = Fastify({ logger: false })
  app.register(habits, { prefix: '/api/mine', list: 'habits' })
  app.register(async (inner) => {
    inner.register(recipesPlugin)
  }, { prefix: '/api' })
  app.setErrorHandler((error, _request, reply) => reply.status(500).send({ title: 'Broken', error: error.message }))
  return app
}
