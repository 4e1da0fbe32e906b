import type { FormEvent } from 'react'
import type { Habit } from './api.ts'
import { submit } from './submit.ts'

export function HabitForm({ habit }: { habit?: Habit }) {
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await submit(new FormData(event.currentTarget), habit?.id)
  }
  return (
    <form onSubmit={onSubmit} target="_self" title={habit ? `Edit ${habit.title}` : 'New habit'}>
      <label htmlFor="title">What?</label>
      <input id="title" name="title" defaultValue={habit?.title ?? ''} />
      <input name="target" type="number" defaultValue={habit?.target ?? 1} />
      <select name="frequency" defaultValue={habit?.frequency}>
        <option value="daily">every day</option>
        <option value="weekly">every week</option>
      </select>
      {habit && habit.unit !== 'times' ? <i>{habit.unit}</i> : null}
    </form>
  )
}
