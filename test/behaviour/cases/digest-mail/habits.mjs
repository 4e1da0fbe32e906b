import got from 'got'

const api = got.extend({
  prefixUrl: `${process.env.HABIT_API}/api/v1`,
  headers: { 'x-api-key': process.env.HABIT_API_KEY },
  responseType: 'json',
  retry: { limit: 0 },
})

export async function load() {
  const [habits, stats] = await Promise.all([api('habits'), api('user/statistics')])
  return { habits: habits.body.data, stats: stats.body.data }
}

export async function detail(id) {
  const { body, statusCode } = await api(`habits/${id}`, { throwHttpErrors: false })
  return body.success ? body.data : { problem: `${statusCode} ${body.error}` }
}
