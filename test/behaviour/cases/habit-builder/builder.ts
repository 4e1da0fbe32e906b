export interface NewHabit {
  title: string
  frequency: string
  target: number
  unit: string
}

export class HabitBuilder {
  private draft: Partial<NewHabit> = { frequency: 'daily', unit: 'times' }

  static named(title: string): HabitBuilder {
    const builder = new HabitBuilder()
    builder.draft.title = title
    return builder
  }

  every(frequency: 'daily' | 'weekly'): this {
    this.draft.frequency = frequency
    return this
  }

  reaching(target: number, unit = 'times'): this {
    this.draft.target = target
    this.draft.unit = unit
    return this
  }

  build(): NewHabit {
    const { title, target = 1, frequency = 'daily', unit = 'times' } = this.draft
    if (!title) throw new Error('a habit needs a title')
    return { title, target, frequency, unit }
  }
}
