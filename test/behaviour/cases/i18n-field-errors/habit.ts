export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number }
export type Draft = Pick<Habit, 'title' | 'frequency' | 'target'>
export const emptyDraft: Draft = { title: '', frequency: 'daily', target: 1 }
