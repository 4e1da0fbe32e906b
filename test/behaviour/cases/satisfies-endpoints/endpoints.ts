export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number }

interface Shape { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }

export const endpoints = {
  list: { method: 'GET', path: '/api/v1/habits' },
  today: { method: 'GET', path: '/api/v1/habits/today' },
  one: { method: 'GET', path: '/api/v1/habits/:id' },
  add: { method: 'POST', path: '/api/v1/habits' },
  edit: { method: 'PUT', path: '/api/v1/habits/:id' },
  checkin: { method: 'POST', path: '/api/v1/habits/checkin' },
  stats: { method: 'GET', path: '/api/v1/user/statistics' },
} as const satisfies Record<string, Shape>

export type Endpoint = keyof typeof endpoints

export interface Results {
  list: Habit[]
  today: Habit[]
  one: Habit
  add: Habit
  edit: Habit
  checkin: unknown
  stats: { habits: number; completions: number }
}

export interface Bodies {
  add: Partial<Habit>
  edit: Partial<Habit>
  checkin: { habitId: string; date: string; status: 'done' }
}
