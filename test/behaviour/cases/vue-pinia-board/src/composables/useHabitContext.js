import { inject, provide, readonly, ref } from 'vue'

const key = Symbol('selected habit')

export function provideSelection(initial) {
  const selected = ref(initial)
  const select = (habit) => { selected.value = habit }
  provide(key, { selected: readonly(selected), select })
  return { selected, select }
}

export const useSelection = () => inject(key)
