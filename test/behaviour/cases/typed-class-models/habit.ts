import type { HabitDto } from './dto.ts'

/** What the service calls a habit, with methods. */
export class Habit {
  readonly id!: string
  readonly title!: string
  readonly frequency!: string
  readonly target!: number
  readonly unit!: string
  readonly streak!: number

  private constructor(data: HabitDto) {
    Object.assign(this, data)
  }

  static fromJSON(data: HabitDto): Habit {
    return new Habit(data)
  }

  get label(): string {
    return `${this.title} (${this.target}${this.unit === 'times' ? 'x' : this.unit}, ${this.frequency})`
  }

  isHot(): boolean {
    return this.streak >= 7
  }
}

/** Our own words for it. */
export class HabitCard {
  readonly heading: string
  readonly title: string
  constructor(private readonly dto: HabitDto, readonly position: number) {
    this.heading = `${position}. ${dto.title}`
    this.title = dto.title.toUpperCase()
  }

  get days(): number {
    return this.dto.streak
  }

  toJSON(): { title: string; days: number } {
    return { title: this.title, days: this.days }
  }
}

/** A habit that is not yet at the service. */
export class Draft {
  title = 'Untitled'
  frequency = 'daily'
  target = 1
  unit = 'times'

  rename(title: string): this {
    this.title = title
    return this
  }
}

/** Kept under names of our own; only its JSON is the service's. */
export class Plan {
  constructor(private readonly label: string, private readonly times: number) {}

  toJSON() {
    return { title: this.label, target: this.times, unit: 'times' }
  }
}
