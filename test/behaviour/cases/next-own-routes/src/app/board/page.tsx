import { HabitBoard } from '@/components/habit-board'
import { Shelf } from '@/components/shelf'
import { Widget } from '@/components/widget'

export default function BoardPage() {
  return (
    <main>
      <HabitBoard />
      <Widget />
      <Shelf />
    </main>
  )
}
