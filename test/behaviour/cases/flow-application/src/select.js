// @flow
import type { Habit } from './types';

const titles = (habits: $ReadOnlyArray<Habit>): Array<string> => habits.map(({ title }: Habit): string => title);

const longest = <T: {| ...Habit |}>(habits: $ReadOnlyArray<T>): ?T =>
  habits.reduce((best: ?T, each: T) => (best == null || each.title.length > best.title.length ? each : best), null);

function isDaily(habit: Habit): boolean %checks {
  return habit.frequency === 'daily';
}

module.exports = { isDaily, longest, titles };
