import { api } from './api.js'

/** While away, goals are halved and today is skipped. */
export async function goOnVacation(day) {
  const { success, data, error } = await api.list()
  if (!success) throw new Error(`cannot leave: ${error}`)
  const report = []
  for (const habit of data) {
    if (habit.target > 1) {
      const half = Math.ceil(habit.target / 2)
      const reply = await api.update(habit.id, { target: half, unit: habit.unit })
      report.push(reply.success ? `${habit.title}: ${reply.data.target}` : `${habit.title}: ${reply.error}`)
    }
    await api.skip(habit.id, day)
  }
  await api.create({ title: 'Postcards', target: 1, unit: 'times', frequency: 'daily' })
  return report
}
