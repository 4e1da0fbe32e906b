export class RemoteHabit {
  id!: string
  title!: string
  frequency!: string
  target!: number
  unit!: string
  streak!: number
  completedDates!: string[]
}

/** What our own front end gets. */
export class HabitView {
  constructor(
    readonly id: string,
    readonly label: string,
    readonly goal: string,
    readonly streak: number,
  ) {}

  static from(habit: RemoteHabit): HabitView {
    const amount = habit.unit === 'times' ? `${habit.target}x` : `${habit.target} ${habit.unit}`
    return new HabitView(habit.id, habit.title, `${amount} ${habit.frequency}`, habit.streak)
  }
}

export class CreateHabitDto {
  title: string
  target: number
  constructor(body: Record<string, unknown>) {
    if (typeof body.title !== 'string') throw new TypeError('title must be a text')
    this.title = body.title
    this.target = Number(body.target ?? 1)
  }
}
