import { label } from './label.js';

const BASE = `${process.env.HABIT_API}/api/v1`;
const headers = { 'X-API-Key': process.env.HABIT_API_KEY };

const response = await fetch(`${BASE}/habits`, { headers });
const { success, data, error } = await response.json();
if (!success) throw new Error(error);

const notes = [{ title: 'habitshift-ignore // habitshift-ignore' }];
for (const note of notes) console.log(note.title);

for (const habit of data) {
  // habitshift-ignore title-to-name -- a first look at both
  console.log(habit.title ?? habit.name);
  console.log(label(habit), habit.frequency, habit.target, habit.unit === 'times' ? 'x' : habit.unit);
  const again = habit.title ?? habit.name; // habitshift-ignore
  console.log(again.length);
}
