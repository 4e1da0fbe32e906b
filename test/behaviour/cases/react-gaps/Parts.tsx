import { Component, forwardRef, memo, type ReactNode, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Habit } from './api.ts'

export const Row = memo(
  ({ habit, onRename }: { habit: Habit; onRename(id: string, title: string): void }) => {
    const field = useRef<FieldHandle>(null)
    const save = useCallback(() => onRename(habit.id, field.current?.text() ?? habit.title), [habit, onRename])
    return (
      <li>
        <Field ref={field} initial={`${habit.title}!`} />
        <button onClick={save}>{habit.title}</button> {habit.streak}/{habit.target}
      </li>
    )
  },
  (before, after) => before.habit.title === after.habit.title && before.habit.streak === after.habit.streak,
)

interface FieldHandle {
  text(): string
}

const Field = forwardRef<FieldHandle, { initial: string }>(({ initial }, ref) => {
  const [text] = useState(initial)
  useImperativeHandle(ref, () => ({ text: () => text }), [text])
  return <input title="Rename" defaultValue={text} />
})

export function Loader<T>({ load, children }: { load(): Promise<T>; children: (data: T) => ReactNode }) {
  const [data, setData] = useState<T | null>(null)
  useEffect(() => {
    load().then(setData)
  }, [load])
  return data === null ? <p>...</p> : <>{children(data)}</>
}

export class Longest extends Component<{ habits: Habit[] }, { best?: Habit }> {
  override state: { best?: Habit } = {}

  static getDerivedStateFromProps({ habits }: { habits: Habit[] }) {
    return { best: [...habits].sort((a, b) => b.streak - a.streak)[0] }
  }

  override render() {
    const { best } = this.state
    return best ? <h2>{best.title} {best.frequency}</h2> : null
  }
}

export function withCount<P extends { habits: Habit[] }>(Inner: (props: P) => ReactNode) {
  return (props: P) => <div data-count={props.habits.filter((habit) => habit.target > 1).length}><Inner {...props} /></div>
}
