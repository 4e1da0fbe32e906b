import type { Answer, Habit } from "./model.js";

const root = `${process.env.HABIT_API}/api/v1`;

async function get<T>(path: string): Promise<T> {
  const response = await fetch(root + path, { headers: { "X-API-Key": process.env.HABIT_API_KEY ?? "" } });
  const answer = (await response.json()) as Answer<T>;
  if (!answer.success) throw new Error(answer.error);
  return answer.data;
}

export const dueToday = () => get<Habit[]>("/habits/today");
export const one = (id: string) => get<Habit>(`/habits/${id}`);
