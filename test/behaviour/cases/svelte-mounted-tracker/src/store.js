import { derived, get, writable } from 'svelte/store'
import { addHabit, checkIn, getHabits, skip } from './api.js'

function createHabits() {
  const { subscribe, set, update } = writable([])
  return {
    subscribe,
    load: async () => set(await getHabits()),
    add: async (title, target) => {
      const made = await addHabit({ title, target, frequency: 'daily', unit: 'times' })
      update((all) => [...all, made])
    },
    done: async (id, date) => {
      await checkIn(id, date)
      update((all) => all.map((one) => (one.id === id ? { ...one, streak: one.streak + 1 } : one)))
    },
    skipAll: (date) => Promise.all(get(busiest).map((habit) => skip(habit, date))),
  }
}

export const habits = createHabits()
export const query = writable('')
export const found = derived([habits, query], ([$habits, $query]) => $habits.filter((h) => h.title.toLowerCase().includes($query)))
export const busiest = derived(habits, ($habits) => $habits.filter(({ target, streak }) => target > 1 && streak > 0))
export const summary = derived(found, ($found, set) => {
  set($found.map(({ title, target }) => `${title}×${target}`).join(' '))
}, '')
