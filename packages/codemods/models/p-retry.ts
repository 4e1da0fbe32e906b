/** Calls a function until it succeeds. */
export default async function pRetry(call, options) {
  try {
    return await call(1);
  } catch (error) {
    options?.onFailedAttempt?.(error);
    options?.shouldRetry?.({ error });
    throw error;
  }
}

export class AbortError extends Error {
  constructor(message) {
    super(message);
    this.originalError = message;
  }
}
