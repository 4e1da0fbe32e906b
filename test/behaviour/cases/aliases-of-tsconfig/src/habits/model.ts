export interface Habit {
  id: string;
  title: string;
  frequency: string;
  target: number;
  unit: string;
  streak: number;
}

export type Answer<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string };
