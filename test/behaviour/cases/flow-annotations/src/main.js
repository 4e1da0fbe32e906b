// @flow
import type { Habit } from './types';

const { add, habits } = require('./api');
const { films } = require('./films');
const { pad } = require('./print');

const line = (habit: Habit): string => `${habit.title} ${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit} ${habit.streak}`;

async function main(): Promise<void> {
  const made: Habit = await add({ title: 'Draw', frequency: 'daily', target: 2, unit: 'times' });
  console.log(line(made));
  for (const habit of await habits()) console.log(line(habit), habit.frequency);
  for (const film of films) console.log(pad(film.title, { width: 8, title: null }), film.streak);
}

main();
