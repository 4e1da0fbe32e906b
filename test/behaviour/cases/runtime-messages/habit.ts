export interface Habit { id: string; title: string; streak: number }
