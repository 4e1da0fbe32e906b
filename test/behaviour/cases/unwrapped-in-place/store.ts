import { useSyncExternalStore } from 'react'
import type { Habit } from './api.ts'
type Listener = () => void
export function createStore<S>(initial: S) {
  let state = initial
  const listeners = new Set<Listener>()
  return {
    get: () => state,
    set: (update: (state: S) => S) => { state = update(state); listeners.forEach((listener) => listener()) },
    subscribe: (listener: Listener) => { listeners.add(listener); return () => listeners.delete(listener) },
  }
}
export const store = createStore({ habits: [] as readonly Habit[], selectedId: null as string | null, toast: { title: '', error: false } })
export function useStore<T>(selector: (state: ReturnType<typeof store.get>) => T): T {
  return useSyncExternalStore(store.subscribe as (l: Listener) => () => void, () => selector(store.get()), () => selector(store.get()))
}
export const selected = (state: ReturnType<typeof store.get>) => state.habits.find(({ id }) => id === state.selectedId)
