import { Toast } from './Toast.tsx'
import { useWizard } from './useWizard.ts'

export function Wizard() {
  const { draft, habits, message, save, remove, change } = useWizard()
  const isValid = draft.target > 0
  return (
    <main>
      <label>
        Title <input id="title" value={draft.title} onChange={({ target }) => change({ title: target.value })} />
      </label>
      <input id="amount" type="number" value={draft.target} onChange={({ target }) => change({ target: target.valueAsNumber || Number(target.value) })} />
      <select id="unit" value={draft.unit} onChange={(e) => change({ unit: e.target.value })}>
        <option value="times">times</option>
        <option value="km">km</option>
      </select>
      <button id="save" disabled={!isValid} onClick={save}>
        {draft.title ? `Add ${draft.title}` : 'Add'}
      </button>
      {message && <Toast title={message.text} error={message.error} />}
      <ul>
        {habits.map((habit) => (
          <li key={habit.id}>
            {habit.title} · {habit.target} {habit.unit === 'times' ? '×' : habit.unit} · {habit.frequency}
            {habit.streak > 10 && <strong>{habit.streak}!</strong>}
            <button id={`rm-${habit.id}`} onClick={() => remove(habit.id)}>x</button>
          </li>
        ))}
      </ul>
    </main>
  )
}
