import type { Habit } from './habits-api.ts'

export interface State {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: string | null
  habits: Habit[]
  hovered: string | null
}

export type Action =
  | { type: 'load' }
  | { type: 'loaded'; data: Habit[] }
  | { type: 'failed'; error: string }
  | { type: 'checked'; id: string }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'target/hover'; target: string | null }

export const initial: State = { status: 'idle', error: null, habits: [], hovered: null }

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'load':
      return { ...state, status: 'loading', error: null }
    case 'loaded':
      return { ...state, status: 'ready', habits: action.data }
    case 'failed':
      return { ...state, status: 'failed', error: action.error }
    case 'checked':
      return { ...state, habits: state.habits.map((h) => (h.id === action.id ? { ...h, streak: h.streak + 1 } : h)) }
    case 'renamed':
      return { ...state, habits: state.habits.map((h) => (h.id === action.id ? { ...h, title: action.title } : h)) }
    case 'target/hover':
      return { ...state, hovered: action.target }
    default:
      return state
  }
}
