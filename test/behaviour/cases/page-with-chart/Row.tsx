import { useMemo, useState } from 'react'
import type { Habit } from './api.ts'

interface Props {
  habit: Habit
  due?: boolean
  onRename?: (id: string, title: string) => void
}

export function Row({ habit: { id, title: label, streak, ...rest }, due = false, onRename }: Props) {
  const [draft, setDraft] = useState(label)
  const stars = useMemo(() => '*'.repeat(Math.min(5, streak)), [streak])
  return (
    <tr className={due ? 'due' : undefined} title={label}>
      <td>
        <input value={draft} onChange={(e) => setDraft(e.target.value)} onBlur={() => onRename?.(id, draft)} />
      </td>
      <td>{stars || 'none'}</td>
      <td>
        {rest.target} {rest.unit === 'times' ? '×' : rest.unit}
      </td>
    </tr>
  )
}
