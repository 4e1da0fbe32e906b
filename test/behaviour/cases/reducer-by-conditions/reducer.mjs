import { BOOKS, FAILED, LOADED, types } from './actions.mjs'

export const start = { habits: [], books: [], lines: [], problem: null }

export function reduce(state, action) {
  if (action.type === LOADED) {
    return { ...state, habits: action.payload.map((habit) => ({ ...habit })) }
  }
  if (action.type === BOOKS) {
    return { ...state, books: action.payload, lines: action.payload.map((book) => `${book.title} (${book.unit})`) }
  }
  if (action.type === types.RENAMED) {
    const { payload } = action
    return { ...state, habits: state.habits.map((habit) => (habit.id === payload.id ? payload : habit)) }
  }
  if (action.type === FAILED) {
    const { payload } = action
    return { ...state, problem: payload.error }
  }
  return state
}
