export interface HabitFields {
  title: string
  target: number
  unit: string
  frequency: string
}
export interface Habit extends HabitFields {
  id: string
  streak: number
  completedDates: string[]
}

export class StoreError extends Error {}

export class HabitStore {
  private byTitle?: Map<string, Habit>

  constructor(private readonly url = `${process.env.HABIT_API}/api/v1/habits`, private readonly key = process.env.HABIT_API_KEY ?? '') {}

  async findByTitle(title: string): Promise<Habit | undefined> {
    this.byTitle ??= new Map((await this.send<Habit[]>('GET')).map((habit) => [habit.title, habit]))
    return this.byTitle.get(title)
  }

  async create(fields: HabitFields): Promise<Habit> {
    const habit = await this.send<Habit>('POST', '', fields)
    this.byTitle?.set(habit.title, habit)
    return habit
  }

  async update(id: string, fields: Partial<HabitFields>): Promise<Habit> {
    const habit = await this.send<Habit>('PUT', `/${id}`, fields)
    this.byTitle?.set(habit.title, habit)
    return habit
  }

  private async send<T>(method: string, suffix = '', body?: Partial<HabitFields>): Promise<T> {
    const response = await fetch(this.url + suffix, { method, headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
    const json = (await response.json()) as { success: boolean; data: T; error: string | null }
    if (!json.success) throw new StoreError(`service: ${json.error}`)
    return json.data
  }
}
