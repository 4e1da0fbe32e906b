/** A clock that can be moved, and runs on from there. */
export interface Clock {
  now(): Date;
  move(to: Date): void;
}

/** @param real - The clock that it runs by. @param start - Where it begins; now unless told. */
export function createClock(real: () => Date, start?: Date): Clock {
  let ahead = start === undefined ? 0 : start.getTime() - real().getTime();
  return {
    now: () => new Date(real().getTime() + ahead),
    move(to) {
      ahead = to.getTime() - real().getTime();
    },
  };
}
