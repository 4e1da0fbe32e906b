import { Injectable } from '../container.ts'
import { HabitsClient } from './habits.client.ts'
import { CreateHabitDto, HabitView } from './habit.dto.ts'

@Injectable(HabitsClient)
export class HabitsService {
  constructor(private readonly client: HabitsClient) {}

  async list(): Promise<HabitView[]> {
    return (await this.client.findAll()).map(HabitView.from)
  }
  async today(): Promise<string[]> {
    const due = await this.client.dueToday()
    return due.map((habit) => habit.title)
  }
  async create(dto: CreateHabitDto): Promise<HabitView> {
    const made = await this.client.create({ title: dto.title, target: dto.target, unit: 'times', frequency: 'daily' })
    return HabitView.from(made)
  }
  async complete(id: string, date: string): Promise<{ success: boolean; title: string }> {
    const habit = await this.client.findOne(id)
    await this.client.checkIn(habit.id, date)
    return { success: true, title: habit.title }
  }
  async prune(): Promise<number> {
    const idle = (await this.client.findAll()).filter(({ streak, completedDates }) => streak === 0 && completedDates.length === 0)
    await this.client.removeMany(idle.map(({ id }) => id))
    return idle.length
  }
}
