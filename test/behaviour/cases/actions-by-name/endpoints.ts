export const endpoints = {
  list: { method: 'GET', path: '/habits' },
  today: { method: 'GET', path: '/habits/today' },
  create: { method: 'POST', path: '/habits' },
  checkin: { method: 'POST', path: '/habits/checkin' },
  overview: { method: 'GET', path: '/user/statistics' },
  perHabit: { method: 'GET', path: '/statistics' },
  areas: { method: 'GET', path: '/areas' },
} as const

export type EndpointName = keyof typeof endpoints
export type HabitV1 = { id: string; title: string; frequency: string; target: number; unit: string; streak: number }
export interface Answers {
  list: HabitV1[]
  today: HabitV1[]
  create: HabitV1
  checkin: { habitId: string }
  overview: { habits: number; completions: number }
  perHabit: { perHabit: { habitId: string; completions: number }[] }
  areas: { id: string; name: string }[]
}
export interface Bodies extends Record<EndpointName, unknown> {
  create: Partial<HabitV1>
  checkin: { habitId: string; date: string; status: 'done' }
}
