import type { Habit, HabitPayload } from './service.ts'

/** What the inputs hold: texts, whatever the service has. */
export interface FormState {
  title: string
  frequency: string
  target: string
  unit: string
}

export type Errors = Partial<Record<keyof FormState, string>>

export const emptyForm: FormState = { title: '', frequency: 'daily', target: '1', unit: 'times' }

export const toForm = ({ title, frequency, target, unit }: Habit): FormState => ({
  title,
  frequency,
  target: String(target),
  unit,
})

export const toPayload = (form: FormState): HabitPayload => ({
  title: form.title.trim(),
  frequency: form.frequency,
  target: Number.parseInt(form.target, 10),
  unit: form.unit,
})

export function validate(form: FormState): Errors {
  const errors: Errors = {}
  if (!form.title.trim()) errors.title = 'A habit needs a title'
  if (!(Number(form.target) > 0)) errors.target = 'More than nothing, please'
  return errors
}
