import { HabitClient, type Habit } from './client.ts';
import { attempt } from './result.ts';

const client = new HabitClient({ host: `${process.env.HABIT_API}/`, key: process.env.HABIT_API_KEY! });

function report(habit: Habit): void {
  const days = habit.completedDates.length;
  console.log(`${habit.title} · ${habit.frequency} · ${habit.target} · ${days} day${days === 1 ? '' : 's'}`);
}

(await client.list()).forEach(report);
report(await client.setTarget('h1', 8));
report(await client.setTarget('h2', 15, 'min'));
report(await client.setFrequency('h2', 'weekly'));
console.log(await client.drop('h1', 'h3'));

for (const id of ['h2', 'h1']) {
  const result = await attempt(() => client.find(id));
  if (result.success) report(result.data);
  else console.log('failed:', result.error);
}
