const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Aborts where the user wants to stop; until it is forgotten, the process does not end by itself then. */
export function onInterrupt(): { readonly signal: AbortSignal; readonly forget: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const each of signals) process.on(each, abort);
  return {
    signal: controller.signal,
    forget: () => {
      for (const each of signals) process.off(each, abort);
    },
  };
}
