/** Ends what takes too long. One clock for all, as a timer for each request would cost more than a small verdict. */
export interface BodyDeadlines {
  add(onExpiry: () => void): Deadline;
  stop(): void;
}

interface Deadline {
  met(): void;
}

const step = 1_000;

export function createBodyDeadlines(milliseconds: number): BodyDeadlines {
  const every = Math.min(step, milliseconds);
  const waiting = new Map<Deadline, { readonly at: number; readonly onExpiry: () => void }>();
  // Counted, as to read the clock for each request costs more.
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    // In the order in which they were added, and so in that of their ends.
    for (const [deadline, { at, onExpiry }] of waiting) {
      if (at > steps) break;
      waiting.delete(deadline);
      onExpiry();
    }
  }, every);
  // The step that is under way has begun before.
  const most = Math.ceil(milliseconds / every) + 1;
  timer.unref();
  return {
    add(onExpiry) {
      const deadline: Deadline = { met: () => void waiting.delete(deadline) };
      waiting.set(deadline, { at: steps + most, onExpiry });
      return deadline;
    },
    stop: () => clearInterval(timer),
  };
}
