export type { default as Habit } from './habit.ts'
export type { Envelope as ApiEnvelope } from './envelope.ts'
