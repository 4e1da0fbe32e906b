import type { Habit } from './habit.ts'

export type Message = { type: 'GET_HABITS' } | { type: 'CHECK'; habitId: string; date: string } | { type: 'ADD'; title: string }
export interface Answers {
  GET_HABITS: Habit[]
  CHECK: { ok: boolean; reason?: string }
  ADD: Habit
}
export type Listener = <M extends Message>(message: M) => Promise<Answers[M['type']]>
