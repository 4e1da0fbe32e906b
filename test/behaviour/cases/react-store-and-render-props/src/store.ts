import { useSyncExternalStore } from 'react'

export type Habit = {
  id: string
  title: string
  streak: number
  target: number
  unit: 'times' | 'min' | 'km'
  completedDates: string[]
}

let habits: readonly Habit[] = []
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setHabits(next: readonly Habit[]) {
  habits = next
  for (const listener of listeners) listener()
}

export const useHabits = () => useSyncExternalStore(subscribe, () => habits, () => habits)

export async function refresh(): Promise<void> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY! },
  })
  const { success, data, error } = (await response.json()) as { success: boolean; data: Habit[]; error: string | null }
  if (!success) throw new Error(error!)
  setHabits(data)
}
