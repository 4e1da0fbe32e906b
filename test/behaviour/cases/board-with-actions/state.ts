import { ApiFailure, checkIn, deleteHabit, type Habit, renameHabit } from './api.ts'

export interface State {
  readonly habits: readonly Habit[]
  readonly busy: readonly string[]
  readonly error: string | null
}

export type Action =
  | { type: 'loaded'; habits: Habit[] }
  | { type: 'patched'; id: string; changes: Partial<Habit> }
  | { type: 'removed'; id: string }
  | { type: 'restored'; habits: readonly Habit[]; error: string }
  | { type: 'busy'; id: string; on: boolean }

export const initialState: State = { habits: [], busy: [], error: null }

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'loaded':
      return { ...state, habits: action.habits, error: null }
    case 'patched':
      return {
        ...state,
        habits: state.habits.map((habit) => (habit.id === action.id ? { ...habit, ...action.changes } : habit)),
      }
    case 'removed':
      return { ...state, habits: state.habits.filter(({ id }) => id !== action.id) }
    case 'restored':
      return { ...state, habits: action.habits, error: action.error }
    case 'busy':
      return { ...state, busy: action.on ? [...state.busy, action.id] : state.busy.filter((id) => id !== action.id) }
    default:
      return state
  }
}

type Dispatch = (action: Action) => void
type GetState = () => State

export const createActions = (dispatch: Dispatch, getState: GetState) => {
  async function optimistic(id: string, action: Action, request: () => Promise<unknown>) {
    const { habits } = getState()
    dispatch(action)
    dispatch({ type: 'busy', id, on: true })
    try {
      await request()
    } catch (reason) {
      const error = reason instanceof ApiFailure ? reason.message : 'Offline?'
      dispatch({ type: 'restored', habits, error })
    } finally {
      dispatch({ type: 'busy', id, on: false })
    }
  }

  return {
    rename: (id: string, title: string) =>
      optimistic(id, { type: 'patched', id, changes: { title } }, () => renameHabit(id, title)),
    done(id: string, date: string) {
      const habit = getState().habits.find((each) => each.id === id)
      const streak = (habit?.streak ?? 0) + 1
      return optimistic(id, { type: 'patched', id, changes: { streak } }, () => checkIn(id, date))
    },
    remove: (id: string) => optimistic(id, { type: 'removed', id }, () => deleteHabit(id)),
  }
}

export type Actions = ReturnType<typeof createActions>
