import type { HabitInput } from './draft.ts'
import { useForm } from './useForm.ts'

export function HabitEditor({ initial, onSave }: { initial: HabitInput; onSave: (input: HabitInput) => void }) {
  const { values, set } = useForm<HabitInput>(initial)
  return (
    <form onSubmit={() => onSave(values)}>
      <input value={values.title} onChange={(e) => set('title', e.target.value)} />
      <input type="number" value={values.target} onChange={(e) => set('target', Number(e.target.value))} />
      <select value={values.unit === 'times' ? 'x' : values.unit} onChange={(e) => set('unit', e.target.value)} />
      <p>{values.frequency}</p>
    </form>
  )
}
