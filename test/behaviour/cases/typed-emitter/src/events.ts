import { TypedEmitter } from './emitter'

export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export interface Events {
  loaded: [habits: readonly Habit[]]
  changed: [now: Habit, was: Habit]
  failed: [reason: string, status: number]
  screening: [film: { title: string; target: string }]
}
export const bus = new TypedEmitter<Events>()
