import type { Habit, NewHabit, Reply } from './types.ts';

const BASE = `${process.env.HABIT_API}/api/v1`;

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const res = await fetch(`${BASE}${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
  });
  const reply = (await res.json()) as Reply<T>;
  if (!reply.success) throw new Error(reply.error ?? 'unknown');
  return reply.data;
}

export const createHabit = (draft: NewHabit) =>
  request<Habit>('/habits', { method: 'POST', body: JSON.stringify(draft) });
export const listHabits = () => request<Habit[]>('/habits');
