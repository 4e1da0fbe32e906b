import { BOOKS, LOADED, types } from './actions.mjs'

// The same, as others write it.
export function count(state = { habits: 0, pages: '', last: null }, { type, payload }) {
  switch (type) {
    case LOADED:
      return { ...state, habits: payload.filter((habit) => habit.title && habit.streak > 0).length }
    case BOOKS:
      return { ...state, pages: payload.map((book) => `${book.title} ${book.streak}`).join() }
    case types.RENAMED:
      return { ...state, last: payload.title }
    default:
      return state
  }
}

export const described = (action) => {
  const { type, payload } = action
  if (type === BOOKS) return `books ${payload.map(({ title }) => title)}`
  if (type !== LOADED) return 'nothing'
  return `habits ${payload.map(({ title }) => title)}`
}
