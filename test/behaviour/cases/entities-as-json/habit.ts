import { Repository, type FieldErrors, type Serializable } from './base.ts'

export interface RawHabit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
type Writable = Pick<RawHabit, 'title' | 'frequency' | 'target' | 'unit'>

export class Habit implements Serializable<Writable> {
  #raw: RawHabit
  constructor(raw: RawHabit) { this.#raw = { ...raw } }
  get id() { return this.#raw.id }
  get title() { return this.#raw.title }
  set title(value: string) { this.#raw.title = value.trim() }
  get goal() { return `${this.#raw.target} ${this.#raw.unit === 'times' ? 'times' : this.#raw.unit}` }
  get isHot() { return this.#raw.streak >= 7 }
  get total() { return this.#raw.completedDates.length }
  raise(by: number): this { this.#raw.target += by; return this }
  validate(): FieldErrors<Writable> {
    const errors: FieldErrors<Writable> = {}
    if (!this.#raw.title) errors.title = 'required'
    if (this.#raw.target < 1) errors.target = 'too small'
    return errors
  }
  toJSON(): Writable {
    const { title, frequency, target, unit } = this.#raw
    return { title, frequency, target, unit }
  }
}

export class HabitRepository extends Repository<Habit, RawHabit> {
  protected readonly path = '/habits'
  protected hydrate(raw: RawHabit) { return new Habit(raw) }
  async save(habit: Habit): Promise<Habit> {
    return this.hydrate(await this.send<RawHabit>('PUT', `/${habit.id}`, habit))
  }
  async add(fields: Partial<Writable> & Pick<Writable, 'title'>): Promise<Habit> {
    return this.hydrate(await this.send<RawHabit>('POST', '', fields))
  }
}
