import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { habitsApi } from '../api/habits'
import type { Habit, HabitDraft } from '../types'

export const useHabitsStore = defineStore('habits', () => {
  const habits = ref<Habit[]>([])
  const filter = ref('')

  const visible = computed(() =>
    habits.value.filter((habit) => habit.title.toLowerCase().includes(filter.value.toLowerCase())),
  )
  const byFrequency = computed(() => {
    const groups: Record<string, Habit[]> = {}
    for (const habit of visible.value) (groups[habit.frequency] ??= []).push(habit)
    return groups
  })

  async function load() {
    habits.value = await habitsApi.list()
  }

  async function add(draft: HabitDraft) {
    const habit = await habitsApi.create(draft)
    habits.value.push(habit)
    return habit
  }

  return { habits, filter, visible, byFrequency, load, add }
})
