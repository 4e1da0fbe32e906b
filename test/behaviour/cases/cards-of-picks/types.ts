export interface HabitEntity { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export type WithHabits = { habits: HabitEntity[]; error?: string }
