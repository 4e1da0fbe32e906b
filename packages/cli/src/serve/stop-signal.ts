/** The first of these that the process gets; a second one ends it at once, as always. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const signals = ["SIGINT", "SIGTERM"] as const;
    const take = (signal: NodeJS.Signals) => {
      for (const own of signals) process.off(own, take);
      resolve(signal);
    };
    for (const signal of signals) process.on(signal, take);
  });
}
