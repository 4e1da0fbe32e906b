import { client } from './client.js'
export async function ensure(plan) {
  const { body } = await client.request('/habits')
  const have = new Set(body.data.map((habit) => habit.title))
  const outcome = []
  for (const { title, target = 1, unit = 'times', frequency = 'daily' } of plan) {
    if (have.has(title)) { outcome.push(`kept ${title}`); continue }
    const { status, body: made } = await client.request('/habits', { method: 'POST', body: JSON.stringify({ title, target, unit, frequency }) })
    outcome.push(made.success ? `made ${made.data.title}` : `${status} ${made.error}`)
  }
  return outcome
}
