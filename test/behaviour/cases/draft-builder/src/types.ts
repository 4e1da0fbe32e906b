export interface Habit {
  id: string;
  title: string;
  frequency: string;
  target: number;
  unit: string;
  streak: number;
  completedDates: string[];
}

/** What the service wants when a habit is made. */
export type NewHabit = Pick<Habit, 'title'> & Partial<Pick<Habit, 'frequency' | 'target' | 'unit'>>;

export interface Reply<T> {
  success: boolean;
  data: T;
  error: string | null;
}
