import type { Draft } from './habit.ts'
export const labels: Record<keyof Draft, { label: string; hint?: string }> = {
  title: { label: 'What', hint: 'a short name' },
  frequency: { label: 'When' },
  target: { label: 'How much', hint: 'a number' },
}
export const page = { title: 'My habits', error: 'Sorry', unit: 'px' } as const
