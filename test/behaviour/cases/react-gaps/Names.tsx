import type { Habit } from './api.ts'

export default function Names({ habits }: { habits: readonly Habit[] }) {
  return <s>{habits.map(({ title, streak: days }) => `${title} ${days}`).join('; ')}</s>
}
