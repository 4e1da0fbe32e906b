export interface HabitProps {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type EditableProps = Omit<HabitProps, 'id' | 'streak' | 'completedDates'>

export class Habit {
  #dirty = new Set<keyof EditableProps>()
  private constructor(private readonly props: HabitProps) {}

  static fromApi(props: HabitProps): Habit {
    return new Habit({ ...props })
  }

  get id(): string {
    return this.props.id
  }
  get title(): string {
    return this.props.title
  }
  get streak(): number {
    return this.props.streak
  }
  get target(): number {
    return this.props.target
  }
  get completions(): number {
    return this.props.completedDates.length
  }
  get measure(): string {
    return this.props.unit === 'times' ? `${this.props.target}x` : `${this.props.target} ${this.props.unit}`
  }
  get isDirty(): boolean {
    return this.#dirty.size > 0
  }

  rename(title: string): this {
    if (!title.trim()) throw new RangeError('a habit needs a title')
    this.props.title = title.trim()
    this.#dirty.add('title')
    return this
  }

  aim(target: number, unit = this.props.unit): this {
    this.props.target = target
    this.props.unit = unit
    this.#dirty.add('target').add('unit')
    return this
  }

  every(frequency: string): this {
    this.props.frequency = frequency
    this.#dirty.add('frequency')
    return this
  }

  changes(): Partial<EditableProps> {
    const { title, frequency, target, unit } = this.props
    return {
      ...(this.#dirty.has('title') && { title }),
      ...(this.#dirty.has('frequency') && { frequency }),
      ...(this.#dirty.has('target') && { target, unit }),
    }
  }

  toString(): string {
    return `${this.title} ${this.measure} ${this.props.frequency} (${this.streak})`
  }
}
