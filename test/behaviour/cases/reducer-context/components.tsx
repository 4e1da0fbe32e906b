import type { Habit } from './api.ts'
import { useHabits } from './state.tsx'

function Row({ id, title, streak, target, ...rest }: Habit) {
  const { dispatch } = useHabits()
  return (
    <tr data-id={id} className={rest.frequency}>
      <td>
        <input value={title} onChange={(event) => dispatch({ type: 'renamed', id, title: event.target.value })} />
      </td>
      <td>{streak > 7 ? <b>{streak}</b> : streak}</td>
      <td>{target}</td>
      <td>{rest.completedDates.length}</td>
    </tr>
  )
}

export function Table() {
  const { visible } = useHabits()
  return (
    <table title="Your habits">
      <tbody>
        {visible.map((habit) => (
          <Row key={habit.id} {...habit} />
        ))}
      </tbody>
    </table>
  )
}
