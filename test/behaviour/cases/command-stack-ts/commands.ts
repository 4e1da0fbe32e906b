import type { Habit, HabitGateway } from './gateway.ts'

/** Something the user did; its title is what the menu shows. */
export interface Command {
  readonly title: string
  run(): Promise<void>
  undo(): Promise<void>
}

export class Rename implements Command {
  readonly title: string
  private before = ''
  constructor(private readonly api: HabitGateway, private readonly id: string, private readonly to: string) {
    this.title = `Rename to ${to}`
  }
  async run() {
    this.before = (await this.api.get(this.id)).title
    await this.api.update(this.id, { title: this.to })
  }
  async undo() {
    await this.api.update(this.id, { title: this.before })
  }
}

export class Aim implements Command {
  readonly title = 'Change goal'
  private habit?: Habit
  constructor(private readonly api: HabitGateway, private readonly id: string, private readonly target: number) {}
  async run() {
    this.habit = await this.api.get(this.id)
    await this.api.update(this.id, { target: this.target, unit: this.habit.unit })
  }
  async undo() {
    if (this.habit) await this.api.update(this.id, { target: this.habit.target, unit: this.habit.unit })
  }
}

export class Remove implements Command {
  readonly title = 'Remove'
  private gone?: Habit
  constructor(private readonly api: HabitGateway, private readonly id: string) {}
  async run() {
    this.gone = await this.api.get(this.id)
    await this.api.remove(this.id)
  }
  async undo() {
    if (!this.gone) return
    const { title, frequency, target, unit } = this.gone
    await this.api.create({ title, frequency, target, unit })
  }
}
