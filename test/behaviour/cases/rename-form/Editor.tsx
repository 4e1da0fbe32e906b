import { useState, type ChangeEvent, type FormEvent } from 'react'
import type { Habit, HabitForm } from './api.ts'

interface Props {
  habit: Habit
  onSave(form: HabitForm): void
}

export function Editor({ habit, onSave }: Props) {
  const [form, setForm] = useState<HabitForm>({ title: habit.title, target: habit.target, unit: habit.unit })
  const change = (event: ChangeEvent<HTMLInputElement>) => setForm((f) => ({ ...f, title: event.target.value }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.dataset.sent = 'yes'
    onSave(form)
  }
  return (
    <form onSubmit={submit} title={`Edit ${habit.title}`}>
      <input name="title" value={form.title} onChange={change} />
      <input name="target" type="number" value={form.target} onChange={(event) => setForm({ ...form, target: Number(event.target.value) })} />
      <span>{form.unit === 'times' ? 'x' : form.unit}</span>
      <button type="submit">Save</button>
    </form>
  )
}
