export interface Habit { id: string; title: string; frequency: Frequency; target: number; unit: Unit; streak: number; completedDates: string[] }
export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export type Unit = 'times' | 'minutes' | 'pages';
export interface ApiResponse<T> { success: boolean; data: T; error: string | null }
export type HabitInput = Omit<Habit, 'id' | 'streak' | 'completedDates'>;
export type FieldErrors<T> = { [K in keyof T]?: string };
