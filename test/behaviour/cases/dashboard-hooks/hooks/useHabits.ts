import { useMemo } from 'react'
import { toast } from '../toasts.ts'
import { createStore, useStore } from './store.ts'

export interface Habit {
  id: string
  title: string
  streak: number
  target: number
  unit: string
  completedDates: string[]
}

type Status = { loading: boolean; error: string | null; items: Habit[] }

const store = createStore<Status>({ loading: true, error: null, items: [] })

async function api<T>(path: string, options: { method?: string; json?: unknown } = {}): Promise<T> {
  const { method = 'GET', json } = options
  const response = await fetch(`${process.env.HABIT_API}/api/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-API-Key': String(process.env.HABIT_API_KEY) },
    body: json === undefined ? null : JSON.stringify(json),
  })
  const result = await response.json()
  if (!result.success) throw new Error(result.error)
  return result.data as T
}

export async function refresh(): Promise<void> {
  store.set((previous) => ({ ...previous, loading: true }))
  try {
    store.set({ loading: false, error: null, items: await api<Habit[]>('habits/today') })
  } catch (error) {
    store.set((previous) => ({ ...previous, loading: false, error: (error as Error).message }))
  }
}

export async function complete(habit: Habit, date = '2024-12-10'): Promise<void> {
  const bump = (by: number) =>
    store.set((previous) => ({
      ...previous,
      items: previous.items.map((item) => (item.id === habit.id ? { ...item, streak: item.streak + by } : item)),
    }))
  bump(1)
  try {
    await api('habits/checkin', { method: 'POST', json: { habitId: habit.id, date, status: 'done' } })
    toast.success(`${habit.title} done`)
  } catch (error) {
    bump(-1)
    toast.error(`${habit.title} failed`, error instanceof Error ? error.message : String(error))
  }
}

export async function addNote(habitId: string, text: string) {
  await api('notes', { method: 'POST', json: { habitId, text } })
  const notes = await api<{ text: string }[]>(`notes?habitId=${habitId}`)
  return notes.length
}

export function useHabits() {
  const { items, loading, error } = useStore(store)
  const totals = useMemo(
    () => ({
      streak: items.reduce((sum, habit) => sum + habit.streak, 0),
      completions: items.reduce((sum, { completedDates }) => sum + completedDates.length, 0),
    }),
    [items],
  )
  return { habits: items, loading, error, totals, complete, isEmpty: !loading && items.length === 0 }
}
