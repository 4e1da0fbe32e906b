export interface HabitV1 { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export interface Stats { habits: number; completions: number }
export interface Note { id: string; text: string }

export interface Operations {
  'habits.list': { input: void; output: HabitV1[] }
  'habits.today': { input: void; output: HabitV1[] }
  'habits.get': { input: { id: string }; output: HabitV1 }
  'habits.save': { input: { id: string; patch: Partial<Omit<HabitV1, 'id' | 'streak' | 'completedDates'>> }; output: HabitV1 }
  'habits.skip': { input: { habitId: string; date: string }; output: unknown }
  'stats.mine': { input: void; output: Stats }
  'notes.of': { input: { habitId: string }; output: Note[] }
}
export type Op = keyof Operations
export type Input<K extends Op> = Operations[K]['input']
export type Output<K extends Op> = Operations[K]['output']
export type NoInput = { [K in Op]: Input<K> extends void ? K : never }[Op]
