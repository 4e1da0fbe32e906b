import superagent from 'superagent'

export enum Endpoint {
  Habits = '/api/v1/habits',
  Today = '/api/v1/habits/today',
  Checkin = '/api/v1/habits/checkin',
  Stats = '/api/v1/user/statistics',
}
export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}
const agent = superagent.agent().set('X-API-Key', process.env.HABIT_API_KEY ?? '')
const url = (endpoint: Endpoint) => `${process.env.HABIT_API}${endpoint}`

export async function list(endpoint: Endpoint.Habits | Endpoint.Today): Promise<Habit[]> {
  const { body } = await agent.get(url(endpoint))
  return body.data as Habit[]
}
export async function checkin(habit: Habit, date: string): Promise<boolean> {
  const { body } = await agent.post(url(Endpoint.Checkin)).send({ habitId: habit.id, date, status: 'done' })
  return body.success
}
export const stats = async (): Promise<{ habits: number; completions: number }> => (await agent.get(url(Endpoint.Stats))).body.data
