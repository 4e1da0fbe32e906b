/** This file follows the published description of the API. */
export interface paths {
  '/api/v1/habits': {
    get: { parameters: { query?: never; path?: never }; responses: { 200: { content: { 'application/json': components['schemas']['HabitList'] } } } }
    post: { parameters: { query?: never; path?: never }; requestBody: components['schemas']['NewHabit']; responses: { 201: { content: { 'application/json': components['schemas']['HabitReply'] } } } }
  }
  '/api/v1/habits/{id}': {
    get: { parameters: { path: { id: string } }; responses: { 200: { content: { 'application/json': components['schemas']['HabitReply'] } } } }
    put: { parameters: { path: { id: string } }; requestBody: Partial<components['schemas']['NewHabit']>; responses: { 200: { content: { 'application/json': components['schemas']['HabitReply'] } } } }
  }
  '/api/v1/user/statistics': {
    get: { parameters: { query?: never; path?: never }; responses: { 200: { content: { 'application/json': components['schemas']['StatsReply'] } } } }
  }
}
export interface components {
  schemas: {
    Habit: { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
    NewHabit: { title: string; frequency?: string; target?: number; unit?: string }
    HabitList: { success: boolean; data: components['schemas']['Habit'][]; error: string | null }
    HabitReply: { success: boolean; data: components['schemas']['Habit']; error: string | null }
    StatsReply: { success: boolean; data: { habits: number; completions: number }; error: string | null }
  }
}
