// @flow
import type { Answer, Habit } from './types';

const base: string = `${String(process.env.HABIT_API)}/api/v1`;

async function call<T>(path: string, method: string = 'GET', body: ?mixed = null): Promise<T> {
  const response = await fetch(base + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer: Answer<T> = await response.json();
  if (!answer.success) throw new Error(answer.error || 'failed');
  return answer.data;
}

const habits = (): Promise<Array<Habit>> => call('/habits');
const add = (habit: $Shape<Habit>): Promise<Habit> => call('/habits', 'POST', habit);

module.exports = { habits, add };
