interface HabitRecord {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

type Reply<T> = { success: boolean; data: T; error: string | null }
