// @flow
import type { Draft, Habit } from './types';

const habits = require('./habits');
const { events } = require('./events');
const { print } = require('./print');
const { isDaily, longest, titles } = require('./select');
const { answer, books } = require('./shelf');
const { store } = require('./store');

const chart: { data: Array<?number>, ... } = { data: [1, null] };

async function main(): Promise<void> {
  const page = { caption: '* ', width: null };
  store.subscribe((list) => console.log(`${list.length} habits, best ${store.best()?.title ?? 'none'}`));
  store.set(await habits.all());
  const draft: Draft = { title: 'Draw', frequency: 'daily', target: 2, unit: 'times' };
  const made: Habit = await habits.add(draft);
  console.log(print(made, page).text, print(made, page).of.frequency);
  await habits.checkIn(made.id, '2024-12-03');
  store.set(await habits.all());
  console.log(titles(store.habits).join(), store.habits.filter((habit) => isDaily(habit)).length);
  console.log(longest(store.habits)?.title, ((await habits.byId('h1'): any): Habit).title);
  for (const book of books) console.log(book.title, book.streak, book.frequency);
  for (const event of events) console.log(event.title, (event: any).target?.value, event.data.length);
  console.log(answer.success ? answer.data.length : answer.error, chart.data.length);
}

main();
