import type { Habit } from '../types.ts'

type Props = Habit & { onRename: (title: string) => void }

export function HabitRow({ title, streak, target, unit, onRename }: Props) {
  return (
    <li title={`${title}, ${streak} days`}>
      <input name="title" defaultValue={title} onChange={(event) => onRename(event.target.value)} />
      <b>{target}</b> {unit === 'times' ? '×' : unit}
      {streak > 5 && <span title="streak">{streak}</span>}
    </li>
  )
}
