import { computed, ref } from 'vue'
import { habitsApi } from '../api/habits'
import type { Habit } from '../types'

export function useHabit(id: string) {
  const habit = ref<Habit | null>(null)
  const loading = ref(true)
  const label = computed(() => (habit.value ? `${habit.value.title}: ${habit.value.target}` : '…'))

  async function refresh() {
    habit.value = await habitsApi.get(id)
    loading.value = false
  }

  return { habit, loading, label, refresh }
}
