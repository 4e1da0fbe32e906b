import { service } from '../../../lib/service.js'

const handler = async ({ query: { id }, method }, res) => {
  if (method !== 'GET') return res.status(405).end()
  const { data } = await service(`/habits/${id}`)
  res.json({ page: { title: 'One habit' }, habit: data })
}

export default handler
