/**
 * @flow strict-local
 */

export opaque type HabitId: string = string;

export type Habit = {|
  +id: string,
  +title: string,
  +frequency: string,
  +target: number,
  +unit: string,
  +streak: number,
  +notes?: ?string,
|};

export type Page = { +caption: string, width: ?number, ... };

export type Draft = {| title: string, frequency: string, target: number, unit: string |};

export type Answer<+T: mixed = mixed> = {| success: boolean, data: T, error: ?string |};

export type Row = { ...Page, habit: Habit };
export type HabitKey = $Keys<Habit>;
export type Printed = $ReadOnly<{| text: string, of: Habit |}>;
