import { request } from 'undici'
import { assertThat } from './guards'

export interface Habit { id: string; title: string; target: number; streak: number }
interface Success<T> { success: true; data: T; error: null }
interface Failure { success: false; data: null; error: string }

function isHabit(value: unknown): value is Habit {
  if (typeof value !== 'object' || value === null) return false
  const v = value as Partial<Record<keyof Habit, unknown>>
  return typeof v.id === 'string' && typeof v.title === 'string' && typeof v.target === 'number' && typeof v.streak === 'number'
}
const isFailure = (reply: Success<unknown> | Failure): reply is Failure => !reply.success
const isHabitList = (value: unknown): value is Habit[] => Array.isArray(value) && value.every(isHabit)

async function get(path: string): Promise<Success<unknown> | Failure> {
  const { body } = await request(`${process.env.HABIT_API}/api/v1/${path}`, { headers: { 'x-api-key': process.env.HABIT_API_KEY! } })
  return body.json() as Promise<Success<unknown> | Failure>
}

export async function habits(): Promise<Habit[]> {
  const reply = await get('habits')
  if (isFailure(reply)) throw new Error(reply.error)
  assertThat(reply.data, isHabitList, 'list')
  return reply.data
}
export async function habit(id: string): Promise<Habit | string> {
  const reply = await get(`habits/${id}`)
  if (isFailure(reply)) return reply.error
  const { data } = reply
  assertThat(data, isHabit, 'habit')
  return data
}
