// @flow
import type { Habit } from './reducer';

type Reply<+T> = { +success: boolean, +data: T, +error: string | null, ... };

const headers = { 'X-API-Key': process.env.HABIT_API_KEY || '', 'Content-Type': 'application/json' };

async function load(): Promise<Reply<Array<Habit>>> {
  const res = await fetch(`${process.env.HABIT_API || ''}/api/v1/habits`, { headers });
  return res.json();
}

async function save(habit: Habit): Promise<Reply<Habit>> {
  const { title, frequency, target, unit } = habit;
  const res = await fetch(`${process.env.HABIT_API || ''}/api/v1/habits/${habit.id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ title, frequency, target, unit }),
  });
  return res.json();
}

module.exports = { load, save };
