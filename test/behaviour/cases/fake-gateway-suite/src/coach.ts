import type { Gateway, Habit } from './gateway.ts'

export interface Advice { title: string; text: string }

export class Coach {
  constructor(private readonly gateway: Gateway) {}

  async advise(): Promise<Advice[]> {
    const reply = await this.gateway.list()
    if (!reply.success) return [{ title: 'Error', text: reply.error ?? 'unknown' }]
    return reply.data.filter((habit) => habit.streak < 8).map((habit) => ({ title: habit.title, text: this.textFor(habit) }))
  }

  async finish(id: string, date: string): Promise<string> {
    const { success, error } = await this.gateway.checkIn(id, date)
    return success ? 'well done' : `oh: ${error}`
  }

  private textFor({ target, unit, completedDates }: Habit): string {
    const goal = unit === 'times' ? `${target} times` : `${target} ${unit}`
    return completedDates.length === 0 ? `start with ${goal}` : `keep on, ${goal}`
  }
}
