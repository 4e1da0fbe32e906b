export interface HabitRecord {
  id: string
  title: string
  frequency?: string
  target?: number
  unit?: string
  streak: number
}

export abstract class Entity<R extends { id: string }> {
  constructor(protected record: R) {}
  get id(): string {
    return this.record.id
  }
  abstract get label(): string
  toString(): string {
    return `<${this.constructor.name} ${this.label}>`
  }
}

export class HabitEntity extends Entity<HabitRecord> {
  get label(): string {
    const { title, target = 1, frequency = 'daily' } = this.record
    return `${title} ${target}/${frequency}`
  }
  get streak(): number {
    return this.record.streak
  }
  renamed(title: string): HabitEntity {
    return new HabitEntity({ ...this.record, title })
  }
  static compare(this: void, a: HabitEntity, b: HabitEntity): number {
    return b.streak - a.streak || a.label.localeCompare(b.label)
  }
}
