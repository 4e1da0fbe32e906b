import { Frequency, LABEL, short, type Unit } from './labels.ts';

interface Habit { id: string; title: string; frequency: Frequency; target: number; unit: Unit; streak: number }

const api = `${process.env.HABIT_API}/api/v1`;
const headers: HeadersInit = { 'X-API-Key': process.env.HABIT_API_KEY!, 'content-type': 'application/json' };

async function post<T>(path: string, body: object): Promise<T> {
  const r = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await r.json()).data;
}

const input: Omit<Habit, 'id' | 'streak'> = { title: 'Push-ups', frequency: Frequency.Daily, target: 20, unit: 'times' };
const habit = await post<Habit>('/habits', input);
console.log(habit.title, LABEL[habit.frequency], habit.target + short[habit.unit]);
const all: Habit[] = (await (await fetch(`${api}/habits`, { headers })).json()).data;
const byFrequency = new Map<Frequency, Habit[]>();
for (const h of all) byFrequency.set(h.frequency, [...(byFrequency.get(h.frequency) ?? []), h]);
for (const [f, hs] of byFrequency) console.log(LABEL[f], hs.length, hs.filter((h) => h.frequency === Frequency.Daily).map((h) => h.title).join());
