import { derived, writable } from 'svelte/store'

export const habits = writable([])

export const longest = derived(habits, ($habits) => {
  const [first] = [...$habits].sort((a, b) => b.streak - a.streak)
  return first ?? null
})
