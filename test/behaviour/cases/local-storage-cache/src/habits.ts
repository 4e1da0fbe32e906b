import { token } from './session.ts'

export interface Habit {
  id: string
  title: string
  target: number
  unit: string
  streak: number
}

const KEY = 'habits'

async function fetchHabits(): Promise<Habit[]> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': token() } })
  const body = (await response.json()) as { success: boolean; data: Habit[]; error: string | null }
  if (!body.success) throw new Error(body.error ?? 'failed')
  return body.data
}

function cached(): Habit[] | null {
  const raw = localStorage.getItem(KEY)
  return raw === null ? null : (JSON.parse(raw) as Habit[])
}

export async function habits(): Promise<Habit[]> {
  const known = cached()
  if (known) return known
  const fresh = await fetchHabits()
  localStorage.setItem(KEY, JSON.stringify(fresh))
  return fresh
}
