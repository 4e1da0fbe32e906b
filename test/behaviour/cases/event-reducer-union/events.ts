import type { Habit } from './api.ts'

export type AppEvent =
  | { type: 'loaded'; habits: Habit[] }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'saved'; habit: Habit }
  | { type: 'failed'; error: string; during: string }
  | { type: 'toast'; title: string; unit: 'ms' | 's'; target: number }

export interface AppState {
  readonly habits: ReadonlyMap<string, Habit>
  readonly dirty: ReadonlySet<string>
  readonly messages: readonly string[]
}

export const initial: AppState = { habits: new Map(), dirty: new Set(), messages: [] }

export function reduce(state: AppState, event: AppEvent): AppState {
  switch (event.type) {
    case 'loaded':
      return { ...state, habits: new Map(event.habits.map((habit) => [habit.id, habit])), dirty: new Set() }
    case 'renamed': {
      const habit = state.habits.get(event.id)
      if (!habit) return state
      return { ...state, habits: new Map(state.habits).set(event.id, { ...habit, title: event.title }), dirty: new Set([...state.dirty, event.id]) }
    }
    case 'saved': {
      const dirty = new Set(state.dirty)
      dirty.delete(event.habit.id)
      return { ...state, dirty, habits: new Map(state.habits).set(event.habit.id, event.habit), messages: [...state.messages, `saved ${event.habit.title}`] }
    }
    case 'failed':
      return { ...state, messages: [...state.messages, `${event.during}: ${event.error}`] }
    case 'toast':
      return { ...state, messages: [...state.messages, `${event.title} for ${event.target}${event.unit}`] }
    default:
      return event satisfies never
  }
}
