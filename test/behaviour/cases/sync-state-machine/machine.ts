import type { Habit } from './habit.ts'

export type State =
  | { name: 'idle' }
  | { name: 'loading'; attempt: number }
  | { name: 'loaded'; data: Habit[]; at: string }
  | { name: 'editing'; data: Habit[]; draft: Habit }
  | { name: 'failed'; error: string; success: false }

export type Event =
  | { type: 'LOAD' }
  | { type: 'RECEIVED'; habits: Habit[]; at: string }
  | { type: 'EDIT'; id: string }
  | { type: 'CHANGE'; field: 'title' | 'frequency'; value: string }
  | { type: 'RAISE'; by: number }
  | { type: 'SAVED'; habit: Habit }
  | { type: 'FAILED'; reason: string }

export function transition(state: State, event: Event): State {
  switch (event.type) {
    case 'LOAD':
      return { name: 'loading', attempt: state.name === 'loading' ? state.attempt + 1 : 1 }
    case 'RECEIVED':
      return { name: 'loaded', data: event.habits, at: event.at }
    case 'EDIT': {
      if (state.name !== 'loaded') return state
      const draft = state.data.find((habit) => habit.id === event.id)
      return draft ? { name: 'editing', data: state.data, draft: { ...draft } } : state
    }
    case 'CHANGE':
      return state.name === 'editing' ? { ...state, draft: { ...state.draft, [event.field]: event.value } } : state
    case 'RAISE':
      return state.name === 'editing' ? { ...state, draft: { ...state.draft, target: state.draft.target + event.by } } : state
    case 'SAVED':
      if (state.name !== 'editing') return state
      return { name: 'loaded', data: state.data.map((habit) => (habit.id === event.habit.id ? event.habit : habit)), at: 'now' }
    case 'FAILED':
      return { name: 'failed', error: event.reason, success: false }
  }
}
