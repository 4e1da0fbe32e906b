export class Habit {
  id = ''
  title = ''
  frequency = 'daily'
  target = 1
  unit = 'times'
  streak = 0
  completedDates: string[] = []
}

export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export interface Draft {
  caption: string
  amount: number
}
