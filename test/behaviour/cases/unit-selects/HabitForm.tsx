import { useState } from 'react'
import { type Habit, saveHabit, saved } from './api.ts'

const UNITS = ['times', 'minutes', 'pages']
const KINDS = [
  { value: 'times', label: 'How often' },
  { value: 'minutes', label: 'How long' },
]

export function HabitForm({ habit }: { habit: Habit }) {
  const [draft, setDraft] = useState(habit)
  const submit = async () => {
    saved.push(await saveHabit(draft))
  }

  return (
    <form onSubmit={submit}>
      <select name="unit" value={draft.unit} onChange={(event) => setDraft({ ...draft, unit: event.target.value })}>
        <option value="times">Times</option>
        <option value="minutes">Minutes</option>
      </select>
      <select name="listed" defaultValue={habit.unit}>
        {UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
      <select name="kind" value={draft.unit} onChange={(event) => setDraft({ ...draft, unit: event.target.value })}>
        {KINDS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <label>
        <input type="radio" value="times" checked={draft.unit === 'times'} readOnly /> Times
      </label>
      <select name="frequency" defaultValue={habit.frequency}>
        <option>daily</option>
        <option>weekly</option>
      </select>
      <button>{draft.title}</button>
    </form>
  )
}
