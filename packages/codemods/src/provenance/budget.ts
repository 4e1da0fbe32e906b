/** More runs of bodies than this and the answer would come too late. */
const MOST_RUNS = 120_000;
/**
 * Nor may what the cells hold be looked at more often: a place that all objects reach makes each run long. The most
 * that a real program needed was a thirtieth of it.
 */
const MOST_READ = 40_000_000;
/** As long as nothing calls the service: of the large programs that do, each did so in a thirtieth of it. */
const MOST_READ_IN_VAIN = 2_500_000;

/** How long a program is followed. */
export interface Budget {
  /** Counts work that takes as long as so many looks at what cells hold. */
  spend(looks: number): void;
  /**
   * Whether there is enough for one more run of a body.
   *
   * @param isCalled - Whether anything is known to call the service.
   */
  takeRun(isCalled: boolean): boolean;
}

/** Nothing is spent yet. */
export function createBudget(): Budget {
  let runs = 0;
  let read = 0;
  let most = MOST_READ_IN_VAIN;
  return {
    spend: (looks) => {
      read += looks;
    },
    takeRun: (isCalled) => {
      if (isCalled) most = MOST_READ;
      runs += 1;
      return runs <= MOST_RUNS && read <= most;
    },
  };
}
