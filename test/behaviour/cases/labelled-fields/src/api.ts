import type { ApiResponse, Habit, HabitInput } from './types.ts';
const BASE = `${process.env.HABIT_API ?? 'http://localhost:3000'}/api/v1`;
export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) { super(message); this.status = status; }
}
async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(BASE + path, { ...init, headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY ?? '', ...init?.headers } });
  const payload: ApiResponse<T> = await response.json();
  if (!response.ok || !payload.success) throw new ApiError(response.status, payload.error ?? response.statusText);
  return payload.data;
}
export const habits = {
  all: () => call<Habit[]>('/habits'),
  create: (input: HabitInput) => call<Habit>('/habits', { method: 'POST', body: JSON.stringify(input) }),
  update: (id: string, input: Partial<HabitInput>) => call<Habit>(`/habits/${id}`, { method: 'PUT', body: JSON.stringify(input) }),
  remove: (id: string) => call<void>(`/habits/${id}`, { method: 'DELETE' }),
};
