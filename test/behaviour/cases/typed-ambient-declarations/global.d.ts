export {}

declare global {
  interface HabitRecord {
    id: string
    title: string
    streak: number
  }
  interface Film {
    title: string
  }
  namespace Api {
    interface Envelope<T> {
      success: boolean
      data: T
      error: string | null
    }
    type HabitList = Envelope<HabitRecord[]>
  }
}
