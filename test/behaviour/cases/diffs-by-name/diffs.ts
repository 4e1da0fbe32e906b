import type { Habit, HabitInput } from './service.ts'

const EDITABLE: (keyof HabitInput)[] = ['title', 'frequency', 'target']

export function diff(before: Habit, after: HabitInput): Partial<HabitInput> {
  const patch: Record<string, unknown> = {}
  for (const key of EDITABLE) if (before[key] !== after[key]) patch[key] = after[key]
  return patch as Partial<HabitInput>
}

const LISTED = ['title', 'target', 'frequency'] as const satisfies readonly (keyof HabitInput)[]
type Editable = Pick<Habit, (typeof LISTED)[number]>

export function changes(current: Editable, next: Editable): Partial<Editable> {
  return LISTED.reduce<Partial<Editable>>((all, key) => (current[key] === next[key] ? all : { ...all, [key]: next[key] }), {})
}
