// @flow

export type HabitEvent = {| +title: string, +target: ?{| +value: string |}, +data: $ReadOnlyArray<number> |};

const events: Array<HabitEvent> = [{ title: 'opened', target: { value: 'board' }, data: [1, 2] }];

module.exports = { events };
