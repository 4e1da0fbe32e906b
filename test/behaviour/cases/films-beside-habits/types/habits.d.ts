declare namespace HabitApi {
  interface Habit {
    id: string
    title: string
    frequency: string
    target: number
    unit: string
  }
  // computed by the server
  interface Habit {
    readonly streak: number
    readonly completedDates: string[]
  }
  interface Envelope<T> {
    success: boolean
    data: T
    error: string | null
  }
  type HabitInput = Omit<Habit, 'id' | 'streak' | 'completedDates'>
}
