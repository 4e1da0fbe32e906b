import { type ChangeEvent, type FormEvent, useMemo, useState } from 'react'
import { Field } from './Field.tsx'
import { emptyForm, type FormState, toForm, toPayload, validate } from './form.ts'
import type { Habit, HabitPayload } from './service.ts'

interface Props {
  habit?: Habit
  onSave: (payload: HabitPayload, id?: string) => void
}

export function Editor({ habit, onSave }: Props) {
  const [form, setForm] = useState<FormState>(() => (habit ? toForm(habit) : emptyForm))
  const errors = useMemo(() => validate(form), [form])
  const changed = habit !== undefined && (habit.title !== form.title || String(habit.target) !== form.target)

  const set = (event: ChangeEvent<HTMLInputElement>) => {
    const { name, value } = event.currentTarget
    setForm((previous) => ({ ...previous, [name]: value }))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(errors).length === 0) onSave(toPayload(form), habit?.id)
  }

  return (
    <form onSubmit={submit} title={habit ? `Edit ${habit.title}` : 'New habit'}>
      <Field name="title" label="Title" value={form.title} error={errors.title} onChange={set} />
      <Field name="target" label="Goal" value={form.target} error={errors.target} suffix={form.unit === 'times' ? 'x' : form.unit} onChange={set} />
      <select name="frequency" value={form.frequency} onChange={(event) => setForm({ ...form, frequency: event.target.value })}>
        {['daily', 'weekly'].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {habit?.streak ? <p>You have a streak of {habit.streak}</p> : <p>Start today!</p>}
      <button type="submit" disabled={!changed}>
        Save
      </button>
    </form>
  )
}
