import type { Draft } from './habit.ts'
type Rule<K extends keyof Draft> = (value: Draft[K]) => string | undefined
const rules: { [K in keyof Draft]: Rule<K> } = {
  title: (value) => (value.trim() ? undefined : 'missing'),
  frequency: (value) => (['daily', 'weekly'].includes(value) ? undefined : 'unknown'),
  target: (value) => (value > 0 ? undefined : 'too small'),
}
export type Errors = { [K in keyof Draft]?: string }
export function validate(draft: Draft): Errors {
  const errors: Errors = {}
  const title = rules.title(draft.title)
  const frequency = rules.frequency(draft.frequency)
  const target = rules.target(draft.target)
  if (title) errors.title = title
  if (frequency) errors.frequency = frequency
  if (target) errors.target = target
  return errors
}
