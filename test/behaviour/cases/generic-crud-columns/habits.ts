import { Crud, type Entity } from './crud.ts'

export interface Habit extends Entity {
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}
export type HabitDraft = Pick<Habit, 'title' | 'target' | 'unit' | 'frequency'>
export interface Area extends Entity {
  name: string
}
export class HabitCrud extends Crud<Habit, HabitDraft> {
  protected readonly resource = 'habits'
}
export class AreaCrud extends Crud<Area> {
  protected readonly resource = 'areas'
}
