#!/usr/bin/env node
// Posts last week's ticks from the paper journal, then prints the digest for the family chat.
import { journal } from './journal.mjs';

const API_ROOT = process.env.HABIT_API + '/api/v1';
const auth = { 'X-API-Key': process.env.HABIT_API_KEY };
const SYMBOL = { times: '×', min: ' min', km: ' km' };

const call = async (path, init = {}) => {
  const res = await fetch(API_ROOT + path, {
    ...init,
    headers: { ...auth, 'Content-Type': 'application/json', ...init.headers },
  });
  const body = await res.json();
  if (body.error !== null) throw new Error(`${path}: ${body.error}`);
  return body.data;
};

const ticks = [];
for (const [day, ids] of Object.entries(journal)) {
  for (const habitId of ids) ticks.push({ habitId, date: day, status: 'done' });
}
for (const tick of ticks) {
  await call('/habits/checkin', { method: 'POST', body: JSON.stringify(tick) });
}

await call('/habits', {
  method: 'POST',
  body: JSON.stringify({ title: 'Plank', frequency: 'weekly', target: 5, unit: 'min' }),
});

const habits = await call('/habits');
const byFrequency = habits.reduce((groups, habit) => {
  (groups[habit.frequency] ??= []).push(habit);
  return groups;
}, {});

for (const [frequency, members] of Object.entries(byFrequency)) {
  console.log(`## ${frequency}`);
  for (const { title, target, unit, streak } of members) {
    const flame = streak > 6 ? ' 🔥' : '';
    console.log(`- ${title}: ${target}${SYMBOL[unit] ?? ` ${unit}`}, ${streak} in a row${flame}`);
  }
}
console.log(`${ticks.length} ticks sent`);
