export const habits = [{ id: 'z', title: 'Zen', frequency: 'daily', target: 2, unit: 'times', streak: 1 }]

const ok = (data) => ({ success: true, data, error: null })

const rows = [
  { method: 'GET', path: '/api/v1/habits', reply: () => ok(habits) },
  { method: 'GET', path: '/api/v1/user/statistics', reply: () => ok({ habits: 1, completions: 7 }) },
  { method: 'PUT', path: '/api/v1/habits/z', reply: (body) => ok({ ...habits[0], title: body.title }) },
]

export async function fake(url, { method = 'GET', body } = {}) {
  const { pathname } = new URL(url)
  const row = rows.find((each) => each.method === method && each.path === pathname)
  const answer = row ? row.reply(body && JSON.parse(body)) : { success: false, data: null, error: 'habit not found' }
  return { json: async () => answer }
}
