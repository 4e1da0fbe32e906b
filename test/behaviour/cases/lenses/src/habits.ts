import { type Lens, lens } from './lens'
export interface Habit { readonly id: string; readonly title: string; readonly target: number; readonly unit: string; readonly streak: number }
export interface Board { readonly owner: { readonly name: string }; readonly habits: readonly Habit[] }

export const title: Lens<Habit, string> = lens((h) => h.title, (h, title) => ({ ...h, title }))
export const target: Lens<Habit, number> = lens((h) => h.target, (h, target) => ({ ...h, target }))
export const at = (index: number): Lens<Board, Habit> => lens((b) => b.habits[index]!, (b, habit) => ({ ...b, habits: b.habits.with(index, habit) }))
