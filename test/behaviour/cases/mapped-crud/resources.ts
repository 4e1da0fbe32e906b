export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export interface Area { id: string; name: string }
export interface Note { id: string; habitId: string; text: string }

export interface Resources { habits: Habit; areas: Area; notes: Note }
export type ReadOnlyKeys = 'id' | 'streak' | 'completedDates'
export type Create<T> = Omit<T, ReadOnlyKeys>
export type Update<T> = Partial<Create<T>>
export type Crud<T> = {
  list(): Promise<T[]>
  get(id: string): Promise<T>
  create(input: Create<T>): Promise<T>
  update(id: string, input: Update<T>): Promise<T>
  remove(id: string): Promise<void>
}
