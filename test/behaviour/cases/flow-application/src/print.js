// @flow
import type { Habit, Page, Printed } from './types';

type Format = {| [string]: string |};
type Make = (Habit, ?Page) => Printed;

const units: Format = { times: 'x' };

const print: Make = (habit: Habit, page: ?Page) => ({
  text: `${page?.caption ?? ''}${habit.title}: ${habit.target}${units[habit.unit] ?? ' of it'}, ${(habit.streak: number)} in a row`,
  of: habit,
});

module.exports = { print };
