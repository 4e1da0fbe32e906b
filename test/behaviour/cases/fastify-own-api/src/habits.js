import { service } from './service.js'

/** @type {import('fastify').FastifyPluginAsync} */
export default async function habits(app, { list }) {
  app.get('/', async () => {
    const { data } = await service.get(list)
    return data
  })

  app.get('/report', async (request, reply) => {
    const { data } = await service.get('habits')
    reply.send({ title: 'Weekly', best: data.toSorted((a, b) => b.streak - a.streak)[0] })
  })

  app.post('/', { schema: { body: { type: 'object' } } }, async (request, reply) => {
    const { data } = await service.post('habits', { json: request.body })
    return reply.code(201).send(data)
  })

  app.route({
    method: 'PUT',
    url: '/:id',
    handler: async (request) => {
      const { data } = await service.put(`habits/${request.params.id}`, { json: { title: request.body.name, target: request.body.times } })
      return { ok: true, habit: data }
    },
  })
}
