import * as client from './client.js'

export async function overview() {
  const habits = await client.fetchHabits()
  return {
    count: habits.length,
    best: Math.max(...habits.map((h) => h.streak)),
    rows: habits.map((h) => [h.title, `${h.target}${h.unit === 'times' ? 'x' : ` ${h.unit}`}`]),
  }
}

export async function harder(id, by = 1) {
  const { target, unit } = await client.fetchHabit(id)
  const reply = await client.updateHabit(id, { target: target + by, unit })
  return reply.success ? `now ${reply.data.target}` : `failed: ${reply.error}`
}
