export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export interface Envelope<T> { success: boolean; data: T; error: string | null }
export interface Paths {
  '/habits': {
    get: { response: Habit[] }
    post: { body: { title: string; frequency?: string; target?: number; unit?: string }; response: Habit }
  }
  '/habits/{id}': {
    get: { params: { id: string }; response: Habit }
    put: { params: { id: string }; body: Partial<Pick<Habit, 'title' | 'target' | 'unit' | 'frequency'>>; response: Habit }
    delete: { params: { id: string }; response: { id: string } }
  }
  '/statistics': { get: { response: { perHabit: { habitId: string; completions: number }[] } } }
  '/areas': { get: { response: { id: string; name: string }[] } }
}
