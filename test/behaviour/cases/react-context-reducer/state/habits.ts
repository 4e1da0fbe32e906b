import type { Habit } from '../types.ts'

export interface HabitsState {
  habits: Habit[]
  filter: string
  error?: string
}

export type Action =
  | { type: 'loaded'; habits: Habit[] }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'bumped'; id: string }
  | { type: 'filter'; text: string }

export const initialState: HabitsState = { habits: [], filter: '' }

export function reducer(state: HabitsState, action: Action): HabitsState {
  switch (action.type) {
    case 'loaded':
      return { ...state, habits: action.habits }
    case 'renamed':
      return {
        ...state,
        habits: state.habits.map((h) => (h.id === action.id ? { ...h, title: action.title } : h)),
      }
    case 'bumped':
      return {
        ...state,
        habits: state.habits.map((h) => (h.id === action.id ? { ...h, streak: h.streak + 1 } : h)),
      }
    case 'filter':
      return { ...state, filter: action.text }
  }
}

export const visible = ({ habits, filter }: HabitsState): Habit[] =>
  habits.filter((h) => h.title.toLowerCase().includes(filter.toLowerCase()))
