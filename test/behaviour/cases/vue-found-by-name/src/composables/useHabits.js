const habits = ref([])

export function useHabits() {
  const best = computed(() => habits.value.find((habit) => habit.streak > 1))

  async function load() {
    const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
      headers: { 'X-API-Key': process.env.HABIT_API_KEY },
    })
    const { success, data, error } = await response.json()
    if (!success) throw new Error(error)
    habits.value = data
  }

  return { habits, best, load }
}
