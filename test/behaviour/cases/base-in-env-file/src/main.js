import { addHabit, listHabits } from './client.js';
import { settings } from './settings.js';

// the shelf of films has a title of its own
const shelf = [{ title: 'Stalker', url: `${settings.films}/films/7` }];

await addHabit({ title: 'Read in bed', frequency: 'daily', target: 20, unit: 'min' });
console.log(settings.greeting);
for (const habit of await listHabits()) {
  console.log(`${habit.title}: ${habit.target} ${habit.unit === 'min' ? 'minutes' : 'x'}, ${habit.streak} in a row`);
}
for (const film of shelf) console.log(`${film.title} <${film.url}>`);
