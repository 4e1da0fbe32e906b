export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface ApiResponse<T> {
  success: boolean
  data: T
  error: string | null
}

/** The part of axios that is needed; the tests put their own in its place. */
export interface Http {
  get(url: string): Promise<{ data: unknown }>
  post(url: string, body: unknown): Promise<{ data: unknown }>
  put(url: string, body: unknown): Promise<{ data: unknown }>
}
