import { memo } from 'react'
import type { Habit } from '../api.ts'
import type { Actions } from '../state.ts'

type Props = Habit & { busy: boolean; actions: Actions }

export const HabitRow = memo(function HabitRow({ id, title, target, unit, frequency, streak, busy, actions }: Props) {
  const hint = `${title}: ${target} ${unit === 'times' ? 'x' : unit}, ${frequency}`
  return (
    <li className={busy ? 'busy' : undefined} title={hint}>
      <input defaultValue={title} disabled={busy} onBlur={(event) => actions.rename(id, event.target.value)} />
      {streak > 0 && <b>{streak}</b>}
      <button type="button" onClick={() => actions.done(id, '2024-12-01')}>
        done
      </button>
    </li>
  )
})
