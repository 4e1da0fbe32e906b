import { useState } from 'react'
import { emptyDraft, type HabitDraft } from './model.ts'

export function Form({ initial = emptyDraft, onSave }: { initial?: HabitDraft; onSave: (draft: HabitDraft) => void }) {
  const [draft, setDraft] = useState(initial)
  return (
    <form onSubmit={() => onSave(draft)} title="new habit" onClick={(event) => console.log(event.currentTarget.title)}>
      <input value={draft.title} onChange={(event) => setDraft({ ...draft, title: event.target.value })} />
      <input type="number" value={draft.target} onChange={(event) => setDraft((old) => ({ ...old, target: +event.target.value }))} />
    </form>
  )
}
