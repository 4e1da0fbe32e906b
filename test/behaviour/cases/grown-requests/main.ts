import { Call } from './call.js';
import { film } from './shelf.js';

interface Habit {
  id: string;
  title: string;
  frequency: string;
  target: number;
  unit: string;
}

const made = await Call.to<Habit>('habits')
  .post({ title: 'Read', frequency: 'daily', target: 20, unit: 'minutes' })
  .send();
console.log(made.title, made.frequency, made.target, made.unit);

const changed = await Call.to<Habit>('habits', made.id).put({ title: 'Read aloud' }).send();
console.log(changed.title);

for (const habit of await Call.to<Habit[]>('habits').send()) console.log(habit.title, habit.frequency);

try {
  await Call.to<Habit>('habits', 'none').send();
} catch (error) {
  console.log((error as Error).message);
}

const tonight = film().title('Alien').target('tonight').done();
console.log(tonight.title, tonight.target);
