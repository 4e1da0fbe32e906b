import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { api, type Habit } from './api.ts'

export const useHabits = defineStore('habits', () => {
  const habits = ref<Habit[]>([])
  const title = ref('Habits')
  const longest = computed(() => [...habits.value].sort((a, b) => b.streak - a.streak)[0])

  async function load() {
    habits.value = await api('/habits')
  }

  async function rename(id: string, name: string) {
    const saved: Habit = await api(`/habits/${id}`, 'PUT', { title: name })
    habits.value = habits.value.map((habit) => (habit.id === id ? { ...habit, title: saved.title } : habit))
    title.value = `Renamed ${saved.title}`
  }

  return { habits, title, longest, load, rename }
})

export const usePlan = defineStore('plan', {
  state: () => ({ draft: null as Habit | null, title: 'Mine' }),
  getters: {
    summary: (state) => (state.draft ? `${state.draft.title} ${state.draft.frequency}` : state.title),
  },
  actions: {
    async create(title: string) {
      const draft: Habit = await api('/habits', 'POST', { title, frequency: 'weekly', target: 2, unit: 'times' })
      this.draft = draft
      return this.draft.target
    },
  },
})
