import { createContext, useContext, useMemo, useReducer, type Dispatch, type ReactNode } from 'react'
import { initialState, reducer, visible, type Action, type HabitsState } from './habits.ts'
import type { Habit } from '../types.ts'

const HabitsContext = createContext<{ state: HabitsState; dispatch: Dispatch<Action> } | null>(null)

export function HabitsProvider({ initial, actions = [], children }: { initial: Habit[]; actions?: Action[]; children: ReactNode }) {
  const start = [{ type: 'loaded', habits: initial } as const, ...actions].reduce<HabitsState>(reducer, initialState)
  const [state, dispatch] = useReducer(reducer, start)
  const value = useMemo(() => ({ state, dispatch }), [state])
  return <HabitsContext.Provider value={value}>{children}</HabitsContext.Provider>
}

export function useHabits() {
  const context = useContext(HabitsContext)
  if (!context) throw new Error('HabitsProvider is missing')
  const { state, dispatch } = context
  return {
    habits: visible(state),
    best: Math.max(...state.habits.map((h) => h.streak)),
    rename: (id: string, title: string) => dispatch({ type: 'renamed', id, title }),
  }
}
