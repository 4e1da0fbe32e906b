/* @flow */
import { useMemo } from 'react';
import type { HabitView, Streak } from '../types/habit';

type Order = 'title' | 'streak';

const orders: {| [Order]: (HabitView, HabitView) => number |} = {
  title: (a, b) => a.title.localeCompare(b.title),
  streak: (a, b) => b.streak - a.streak,
};

export function useSorted(habits: $ReadOnlyArray<HabitView>, order: Order): [$ReadOnlyArray<HabitView>, Streak] {
  const sorted = useMemo(() => [...habits].sort(orders[order]), [habits, order]);
  const best: Streak = sorted.reduce((max: Streak, { streak }) => Math.max(max, streak), 0);
  return [sorted, best];
}
