export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export type HabitDraft = Pick<Habit, 'title' | 'target'> & Partial<Pick<Habit, 'unit' | 'frequency'>>

export const emptyDraft: HabitDraft = { title: '', target: 1 }

export type Action =
  | { type: 'loaded'; habits: Habit[] }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'failed'; error: string }

export interface State {
  habits: Habit[]
  error: string | null
}

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'loaded':
      return { habits: action.habits, error: null }
    case 'renamed':
      return { ...state, habits: state.habits.map((h) => (h.id === action.id ? { ...h, title: action.title } : h)) }
    case 'failed':
      return { ...state, error: action.error }
  }
}
