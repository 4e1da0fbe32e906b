import { settings } from './settings.js';

async function ask(path, init = {}) {
  const response = await fetch(settings.base + path, {
    ...init,
    headers: { 'X-API-Key': settings.key, 'Content-Type': 'application/json' },
  });
  const body = await response.json();
  if (!body.success) throw new Error(body.error);
  return body.data;
}

export const listHabits = () => ask('/habits');
export const addHabit = (habit) => ask('/habits', { method: 'POST', body: JSON.stringify(habit) });
