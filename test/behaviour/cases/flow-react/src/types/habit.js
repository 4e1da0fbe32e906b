/* @flow strict */

export opaque type HabitId: string = string;

export type Frequency = 'daily' | 'weekly' | string;

type Named = {| +id: HabitId, title: string |};

export type Habit = {|
  ...Named,
  frequency: Frequency,
  target: number,
  unit: string,
  +streak: number,
  +completedDates: $ReadOnlyArray<string>,
|};

export type Title = $PropertyType<Habit, 'title'>;
export type Streak = Habit['streak'];
export type HabitView = $ReadOnly<Habit>;
export type Draft = $Diff<$Rest<Habit, {| streak: number, completedDates: $ReadOnlyArray<string> |}>, {| id: HabitId |}>;
export type Patch = $Shape<{| title: Title, target: number, unit: string |}>;

export type Reply<+T> = $ReadOnly<{| success: boolean, data: T, error: ?string |}>;
