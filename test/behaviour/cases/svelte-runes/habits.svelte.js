const api = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

class HabitStore {
  habits = $state([])
  error = $state(null)
  total = $derived(this.habits.reduce((sum, habit) => sum + habit.streak, 0))
  best = $derived.by(() => Math.max(...this.habits.map(({ streak }) => streak)))

  async load() {
    const response = await fetch(`${api}/habits`, { headers })
    const result = await response.json()
    if (result.success) this.habits = result.data
    else this.error = result.error
  }

  async rename(id, title) {
    const response = await fetch(`${api}/habits/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ title }),
    })
    const { data } = await response.json()
    this.habits = this.habits.map((habit) => (habit.id === id ? { ...habit, title: data.title } : habit))
  }
}

export const store = new HabitStore()
