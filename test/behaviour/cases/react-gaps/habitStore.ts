import { useSyncExternalStore } from 'react'
import { type Habit, listHabits, rename } from './api.ts'

let habits: Habit[] = []
const listeners = new Set<() => void>()

const publish = (next: Habit[]) => {
  habits = next
  listeners.forEach((listener) => listener())
}

export const load = async () => publish(await listHabits())

export const retitle = async (id: string, title: string) => {
  const saved = await rename(id, title)
  publish(habits.map((habit) => (habit.id === id ? { ...habit, title: saved.title } : habit)))
}

export const useHabits = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => habits,
    () => habits,
  )
