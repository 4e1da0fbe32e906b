// @flow

export type Habit = {
  id: string,
  title: string,
  frequency: string,
  target: number,
  unit: string,
  streak: number,
  notes?: ?string,
};

export type Answer<T> = { success: boolean, data: T, error: ?string };
