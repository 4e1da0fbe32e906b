import ky from 'ky'

const service = ky.create({
  prefixUrl: `${process.env.HABIT_API}/api/v1/`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  retry: 0,
  throwHttpErrors: false,
})

export async function listHabits() {
  const { data } = await service.get('habits').json()
  return data
}

export async function addHabit(title, target) {
  const reply = await service.post('habits', { json: { title, target, unit: 'times', frequency: 'daily' } }).json()
  return reply.success ? { habit: reply.data } : { problem: reply.error }
}

export async function tick(habitId, date) {
  const reply = await service.post('habits/checkin', { json: { habitId, date, status: 'done' } }).json()
  return reply.success
}

export async function drop(id) {
  const reply = await service.delete(`habits/${id}`).json()
  return reply.error || 'gone'
}
