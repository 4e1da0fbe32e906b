import type { FieldError, Habit } from './api.ts'

export interface State {
  habits: Habit[]
  draft: Pick<Habit, 'title' | 'target' | 'unit'>
  editing: string | null
  errors: FieldError[]
  previous: Habit | null
}
export type Action =
  | { type: 'loaded'; habits: Habit[] }
  | { type: 'edit'; id: string | null }
  | { type: 'input'; name: 'title' | 'target'; value: string }
  | { type: 'saving' }
  | { type: 'saved'; habit: Habit }
  | { type: 'failed'; errors: FieldError[] }

export const initial: State = { habits: [], draft: { title: '', target: 1, unit: 'times' }, editing: null, errors: [], previous: null }

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'loaded':
      return { ...state, habits: action.habits }
    case 'edit': {
      const habit = state.habits.find(({ id }) => id === action.id)
      return { ...state, editing: action.id, errors: [], draft: habit ? { title: habit.title, target: habit.target, unit: habit.unit } : initial.draft }
    }
    case 'input':
      return { ...state, draft: { ...state.draft, ...(action.name === 'target' ? { target: Number(action.value) } : { title: action.value }) } }
    case 'saving': {
      const previous = state.habits.find(({ id }) => id === state.editing) ?? null
      return { ...state, previous, habits: state.habits.map((habit) => (habit.id === state.editing ? { ...habit, ...state.draft } : habit)) }
    }
    case 'saved': {
      const isNew = !state.habits.some(({ id }) => id === action.habit.id)
      return { ...initial, habits: isNew ? [...state.habits, action.habit] : state.habits.map((habit) => (habit.id === action.habit.id ? action.habit : habit)) }
    }
    case 'failed':
      return { ...state, errors: action.errors, habits: state.habits.map((habit) => (habit.id === state.previous?.id ? state.previous : habit)), previous: null }
  }
}
