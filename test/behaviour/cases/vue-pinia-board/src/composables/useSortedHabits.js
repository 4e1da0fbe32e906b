import { computed, ref, watch } from 'vue'

const comparators = {
  title: (a, b) => a.title.localeCompare(b.title),
  streak: (a, b) => b.streak - a.streak,
}

/** Sorted and filtered view of a list of habits. */
export function useSortedHabits(source) {
  const by = ref('title')
  const query = ref('')
  const sorted = computed(() =>
    source.value
      .filter((habit) => habit.title.toLowerCase().includes(query.value.toLowerCase()))
      .slice()
      .sort(comparators[by.value]),
  )
  const changes = ref(0)
  watch(sorted, (list) => { changes.value += list.length }, { immediate: true })
  const titles = computed(() => sorted.value.map(({ title: t }) => t))
  return { by, query, sorted, titles, changes }
}
