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
  const waiting = new Map<Deadline, { readonly at: number; readonly onExpiry: () => void }>();
  const timer = setInterval(
    () => {
      const now = performance.now();
      // In the order in which they were added, and so in that of their ends.
      for (const [deadline, { at, onExpiry }] of waiting) {
        if (at > now) break;
        waiting.delete(deadline);
        onExpiry();
      }
    },
    Math.min(step, milliseconds),
  );
  timer.unref();
  return {
    add(onExpiry) {
      const deadline: Deadline = { met: () => void waiting.delete(deadline) };
      waiting.set(deadline, { at: performance.now() + milliseconds, onExpiry });
      return deadline;
    },
    stop: () => clearInterval(timer),
  };
}
