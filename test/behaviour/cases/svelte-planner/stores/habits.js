import { derived, writable } from 'svelte/store'
import { client } from '../lib/client.js'

function createHabits() {
  const { subscribe, set, update } = writable([])

  return {
    subscribe,
    load: async () => set(await client.habits()),
    async add({ title, target }) {
      const habit = await client.create({ title, target, unit: 'times', frequency: 'daily' })
      update((all) => [...all, habit])
      return habit.id
    },
    async patch(id, fields) {
      const fresh = await client.update(id, fields)
      update((all) => all.map((habit) => (habit.id === id ? { ...habit, ...fresh } : habit)))
    },
    checkIn: (id, date) => client.checkIn(id, date),
    async drop(ids) {
      await client.remove(ids)
      update((all) => all.filter((habit) => !ids.includes(habit.id)))
    },
  }
}

export const habits = createHabits()
export const daily = derived(habits, ($habits) => $habits.filter((h) => h.frequency === 'daily'))
export const best = derived(habits, ($habits) => [...$habits].sort((a, b) => b.streak - a.streak)[0])
export const totals = derived([habits, daily], ([$habits, $daily]) => ({
  all: $habits.length,
  daily: $daily.length,
  done: $habits.reduce((n, h) => n + h.completedDates.length, 0),
}))
