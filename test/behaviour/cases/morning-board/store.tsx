import { createContext, useContext, useEffect, useMemo, useReducer, type Dispatch, type ReactNode } from 'react'
import { fetchHabits, postCheckin, putTitle } from './habits-api.ts'
import { initial, reducer, type Action, type State } from './reducer.ts'

const Context = createContext<{ state: State; dispatch: Dispatch<Action> } | null>(null)

export function BoardProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reducer, initial)
  useEffect(() => {
    dispatch({ type: 'load' })
    fetchHabits().then(
      (data) => dispatch({ type: 'loaded', data }),
      (error: Error) => dispatch({ type: 'failed', error: error.message }),
    )
  }, [])
  const value = useMemo(() => ({ state, dispatch }), [state])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useBoard() {
  const context = useContext(Context)
  if (!context) throw new Error('outside of a board')
  const { state, dispatch } = context
  return {
    ...state,
    longest: [...state.habits].sort((a, b) => b.streak - a.streak)[0],
    check: async (id: string) => {
      dispatch({ type: 'checked', id })
      await postCheckin(id, '2024-12-13')
    },
    rename: async (id: string, text: string) => {
      const { title } = await putTitle(id, text)
      dispatch({ type: 'renamed', id, title })
    },
    hover: (target: string | null) => dispatch({ type: 'target/hover', target }),
  }
}
