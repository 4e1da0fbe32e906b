import { createContext, useContext, useReducer, type Dispatch, type ReactNode } from 'react'
import type { Habit } from './api.ts'

export interface State {
  habits: Habit[]
  filter: string
}

export type Action =
  | { type: 'renamed'; id: string; title: string }
  | { type: 'checked'; id: string }
  | { type: 'filtered'; text: string }

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'renamed':
      return { ...state, habits: state.habits.map((h) => (h.id === action.id ? { ...h, title: action.title } : h)) }
    case 'checked':
      return { ...state, habits: state.habits.map((h) => (h.id === action.id ? { ...h, streak: h.streak + 1 } : h)) }
    case 'filtered':
      return { ...state, filter: action.text }
  }
}

const HabitsContext = createContext<{ state: State; dispatch: Dispatch<Action> } | null>(null)

export function HabitsProvider({ initial, children }: { initial: State; children: ReactNode }) {
  const [state, dispatch] = useReducer(reducer, initial)
  return <HabitsContext.Provider value={{ state, dispatch }}>{children}</HabitsContext.Provider>
}

export function useHabits() {
  const context = useContext(HabitsContext)
  if (!context) throw new Error('outside of the provider')
  const { state, dispatch } = context
  const visible = state.habits.filter(({ title }) => title.toLowerCase().includes(state.filter))
  return { visible, dispatch }
}
