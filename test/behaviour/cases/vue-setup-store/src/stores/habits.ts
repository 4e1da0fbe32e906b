import { defineStore } from 'pinia'
import { computed, reactive, ref } from 'vue'
import { api, data, type RemoteHabit } from './api'

const UNITS: Record<string, string> = { times: '×', minutes: 'min' }

export const useHabitStore = defineStore('habits', () => {
  const byId = reactive(new Map<string, RemoteHabit>())
  const entries = ref<Record<string, RemoteHabit>>({})
  const order = ref<string[]>([])

  const list = computed(() => order.value.flatMap((id) => (entries.value[id] ? [entries.value[id]] : [])))
  const byStreak = computed(() => list.value.toSorted((a, b) => b.streak - a.streak || a.title.localeCompare(b.title)))
  const daily = computed(() => list.value.filter((habit) => habit.frequency === 'daily').length)
  const goalOf = (id: string) => {
    const habit = entries.value[id]
    return habit ? `${habit.target}${UNITS[habit.unit] ?? habit.unit}` : '?'
  }

  function put(habit: RemoteHabit): RemoteHabit {
    byId.set(habit.id, habit)
    entries.value = { ...entries.value, [habit.id]: habit }
    if (!order.value.includes(habit.id)) order.value.push(habit.id)
    return habit
  }

  async function refresh() {
    const found = await data(api.get('habits').json<{ success: boolean; data: RemoteHabit[]; error: string | null }>())
    found.forEach(put)
  }
  const create = async (title: string, target: number) =>
    put(await data(api.post('habits', { json: { title, target, frequency: 'daily', unit: 'times' } }).json()))
  async function bump(id: string) {
    const { title, frequency, target, unit } = byId.get(id)!
    return put(await data(api.put(`habits/${id}`, { json: { title, frequency, unit, target: target * 2 } }).json()))
  }
  const complete = (id: string) => api.post('habits/checkin', { json: { habitId: id, date: '2024-12-06', status: 'done' } })
  async function forget(...ids: string[]) {
    await api.delete('habits/bulk', { json: ids })
    order.value = order.value.filter((id) => !ids.includes(id))
    ids.forEach((id) => byId.delete(id))
  }

  return { entries, order, list, byStreak, daily, goalOf, refresh, create, bump, complete, forget }
})
