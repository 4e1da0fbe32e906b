import { Repository } from './repository.ts'
import { Specification } from './specification.ts'

interface RawHabit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export class Habit {
  constructor(private readonly raw: RawHabit) {}

  get id() {
    return this.raw.id
  }

  get label(): string {
    return `${this.raw.title} (${this.goal})`
  }

  get goal(): string {
    const { target, unit } = this.raw
    return unit === 'times' ? `${target}x` : `${target} ${unit}`
  }

  get days(): number {
    return this.raw.streak
  }

  get effort(): number {
    return this.raw.completedDates.length * this.raw.target
  }
}

export class LongerThan extends Specification<Habit> {
  constructor(private readonly days: number) {
    super()
  }

  holds(habit: Habit): boolean {
    return habit.days > this.days
  }
}

export class Practised extends Specification<Habit> {
  holds = ({ effort }: Habit) => effort > 0
}

export class HabitRepository extends Repository<RawHabit, Habit> {
  protected readonly resource = 'habits'

  protected hydrate(raw: RawHabit): Habit {
    return new Habit(raw)
  }

  async add(title: string, target = 1, unit = 'times'): Promise<Habit> {
    return this.hydrate(await this.request<RawHabit>('', 'POST', { title, target, unit, frequency: 'daily' }))
  }

  async one(id: string): Promise<Habit> {
    return this.hydrate(await this.request<RawHabit>(`/${id}`))
  }
}

export class AreaRepository extends Repository<{ id: string; name: string }, string> {
  protected readonly resource = 'areas'

  protected hydrate({ name }: { name: string }): string {
    return name
  }
}
