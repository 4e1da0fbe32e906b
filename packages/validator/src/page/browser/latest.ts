/** Runs only the last of the tasks that it is given: a new one ends those before it, begun or not. */
export interface Latest {
  run(task: (signal: AbortSignal) => Promise<void>, delay: number): void;
  cancel(): void;
}

export function createLatest(): Latest {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(timer);
    controller.abort();
  }

  return {
    cancel,
    run(task, delay) {
      cancel();
      controller = new AbortController();
      const { signal } = controller;
      timer = setTimeout(() => {
        task(signal).catch((cause: unknown) => {
          if (!signal.aborted) reportError(cause);
        });
      }, delay);
    },
  };
}
