import { got } from 'got'

export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}
export interface Area {
  id: string
  name: string
}
interface Good<T> {
  success: true
  data: T
  error: null
}
interface Bad {
  success: false
  data: null
  error: string
}
export type Answer<T> = Good<T> | Bad
export const isBad = (answer: Answer<unknown>): answer is Bad => !answer.success
export function assertGood<T>(answer: Answer<T>): asserts answer is Good<T> {
  if (isBad(answer)) throw new TypeError(answer.error)
}
const client = got.extend({
  prefixUrl: `${process.env.HABIT_API}/api/v1`,
  headers: { 'x-api-key': process.env.HABIT_API_KEY },
  throwHttpErrors: false,
  responseType: 'json',
  retry: { limit: 0 },
})
export async function load(kind: 'habits'): Promise<Habit[]>
export async function load(kind: 'areas'): Promise<Area[]>
export async function load(kind: 'habits' | 'areas'): Promise<Habit[] | Area[]> {
  const answer = kind === 'habits' ? (await client.get<Answer<Habit[]>>('habits')).body : (await client.get<Answer<Area[]>>('areas')).body
  assertGood<Habit[] | Area[]>(answer)
  return answer.data
}
export async function loadOne(id: string): Promise<Habit> {
  const { body } = await client.get<Answer<Habit>>(`habits/${id}`)
  assertGood(body)
  return body.data
}
export async function save({ id, ...rest }: Pick<Habit, 'id' | 'title' | 'target' | 'unit' | 'frequency'>): Promise<Habit> {
  const { body } = await client.put<Answer<Habit>>(`habits/${id}`, { json: rest })
  assertGood(body)
  return body.data
}
