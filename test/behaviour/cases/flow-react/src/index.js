/* @flow */
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkIn, createHabit, fetchHabits, updateHabit } from './api/habits';
import { ServiceError } from './api/request';
import { Board } from './components/Board';
import type { Habit } from './types/habit';
import typeof TBoard from './components/Board';
import type { Book } from './types/library';

const books: Array<Book> = [{ title: 'Emma', streak: 1 }];
const isDaily = (habit: { +frequency: string, ... }): boolean => habit.frequency === 'daily';

async function main(): Promise<void> {
  const made: Habit = await createHabit({ title: 'Fence', frequency: 'daily', target: 2, unit: 'times' });
  const fresh = await updateHabit(made.id, { title: 'Fence well', target: 3 });
  console.log((fresh.title: string), fresh.target as number, fresh.streak);
  await checkIn(fresh, '2024-12-12');
  const habits = await fetchHabits();
  console.log(renderToStaticMarkup(<Board habits={habits} only={isDaily} />));
  for (const book of books) console.log(book.title, book.streak);
  try {
    await createHabit({ title: '', frequency: 'daily', target: 1, unit: 'times' });
  } catch (error) {
    if (error instanceof ServiceError) console.log(error.status, error.message);
  }
}

main();
