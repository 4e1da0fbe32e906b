/* @flow strict */
'use strict'

/*::
export type Habit = {|
  +id: string,
  +title: string,
  +frequency: 'daily' | 'weekly',
  +target: number,
  +unit: string,
  +streak: number,
  +completedDates: $ReadOnlyArray<string>,
|};

export type Envelope<T> = {| success: boolean, data: T, error: ?string |};
*/

module.exports = {}
