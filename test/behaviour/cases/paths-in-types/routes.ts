export interface Habit {
  id: string
  title: string
  target: number
  streak: number
}

/** What each path answers, by its name. */
export interface Answers {
  '/api/v1/habits': Habit[]
  '/api/v1/habits/today': Habit[]
  '/api/v1/areas': { id: string; name: string }[]
}

/** Of our own server; its paths stay. */
export interface Pages {
  '/films/today': { title: string; streak: number }
}

export interface Operations {
  'GET /habits': { result: Habit[] }
  'GET /user/statistics': { result: { habits: number; completions: number } }
}

type Version = 'v1'
export type Path =
  | '/habits/checkin'
  | '/user/statistics'
  | `/habits/${string}`
export type Full = `/api/${Version}/habits/${string}` | `/api/${Version}/user/statistics`
