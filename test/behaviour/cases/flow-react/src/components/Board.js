/* @flow */
import * as React from 'react';
import { useState } from 'react';
import { useSorted } from '../hooks/useSorted';
import type { HabitView } from '../types/habit';
import { HabitCard } from './HabitCard';

type Props = {| +habits: $ReadOnlyArray<HabitView>, +only?: ?(HabitView) => boolean |};

export const Board = ({ habits, only }: Props): React.Node => {
  const [order] = useState<'title' | 'streak'>('title');
  const [sorted, best] = useSorted(only ? habits.filter(only) : habits, order);
  const head: ?HabitView = sorted[0];
  return (
    <main data-best={best}>
      {head != null ? <h1>{head.title}</h1> : null}
      {sorted.map((habit: HabitView, index) => (
        <HabitCard key={habit.id} habit={habit} place={index + 1} />
      ))}
    </main>
  );
};
