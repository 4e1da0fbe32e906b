const habits = [
  { id: 1, title: 'Water the plants', frequency: 'daily', target: 1, unit: 'times', streak: 3, completedDates: ['2024-11-01'] },
]

export const routes = {
  'GET /api/v1/habits': () => ({ success: true, data: habits, error: null }),
  'POST /api/v1/habits': ({ title, frequency = 'daily', target = 1, unit = 'times' }) => {
    if (!title) return { success: false, data: null, error: 'title is required' }
    const habit = { id: habits.length + 1, title, frequency, target, unit, streak: 0, completedDates: [] }
    habits.push(habit)
    return { success: true, data: habit, error: null }
  },
  'DELETE /api/v1/habits/bulk': ({ ids }) => {
    for (const id of ids) habits.splice(habits.findIndex((h) => h.id === id), 1)
    return { success: true, data: { deleted: ids.length }, error: null }
  },
}
