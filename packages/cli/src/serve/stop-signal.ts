const signals = ["SIGINT", "SIGTERM"] as const;

type StopSignal = (typeof signals)[number];

/** The first of these that the process gets; a second one ends it at once, as always. */
export function stopSignal(): Promise<StopSignal> {
  return new Promise((resolve) => {
    const take = (signal: StopSignal) => {
      for (const own of signals) process.off(own, take);
      resolve(signal);
    };
    for (const signal of signals) process.on(signal, take);
  });
}
