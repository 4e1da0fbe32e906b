import { fail, ok } from './result.mjs'

const root = process.env.HABIT_API + '/api/v1'
const headers = () => ({ 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' })

export async function update(id, changes) {
  const current = await fetch(`${root}/habits/${id}`, { headers: headers() }).then((r) => r.json())
  if (!current.success) return fail({ text: current.error, id })
  const { id: _, streak, completedDates, ...rest } = current.data
  const response = await fetch(`${root}/habits/${id}`, {
    method: 'PUT',
    headers: headers(),
    body: JSON.stringify({ ...rest, ...changes }),
  })
  const body = await response.json()
  return body.success ? ok({ ...body.data, previous: current.data.title }) : fail({ text: body.error, id })
}

export async function today() {
  const response = await fetch(root + '/habits/today', { headers: headers() })
  const { success, data: entries, error: reason } = await response.json()
  return success ? ok(entries) : fail({ text: reason, id: null })
}
