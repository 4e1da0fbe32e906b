import { computed, ref } from 'vue'
import { defineStore } from 'pinia'
import { habitsApi } from '../api/habits'

export const useHabitStore = defineStore('habits', () => {
  const habits = ref([])
  const error = ref(null)
  const isSaving = ref(false)

  const longest = computed(() => habits.value.reduce((best, h) => (!best || h.streak > best.streak ? h : best), null))
  const totalDays = computed(() => habits.value.reduce((sum, { completedDates }) => sum + completedDates.length, 0))
  const byFrequency = computed(() => {
    const groups = {}
    for (const habit of habits.value) (groups[habit.frequency] ??= []).push(habit)
    return groups
  })

  const find = (id) => habits.value.find((h) => h.id === id)

  async function guarded(work) {
    isSaving.value = true
    error.value = null
    try {
      return await work()
    } catch (e) {
      error.value = `${e.status}: ${e.message}`
    } finally {
      isSaving.value = false
    }
  }

  async function load() {
    habits.value = await habitsApi.all()
  }

  function add({ title, target = 1 }) {
    return guarded(async () => {
      const habit = await habitsApi.create({ title, target, unit: 'times', frequency: 'daily' })
      habits.value.push(habit)
      return habit
    })
  }

  function rename({ id }, title) {
    return guarded(async () => {
      const updated = await habitsApi.update(id, { title })
      habits.value = habits.value.map((h) => (h.id === id ? updated : h))
    })
  }

  const done = (id, date) => guarded(() => habitsApi.checkin(id, date))
  const skip = (id, date) => guarded(() => habitsApi.skip(id, date))

  function remove(ids) {
    return guarded(async () => {
      await habitsApi.removeMany(ids)
      habits.value = habits.value.filter((h) => !ids.includes(h.id))
    })
  }

  return { habits, error, isSaving, longest, totalDays, byFrequency, find, load, add, rename, done, skip, remove }
})
