/** Calls a function until it succeeds or gives up by `bail`. */
export default async function retry(call, options) {
  try {
    return await call((error) => {
      throw error;
    }, 1);
  } catch (error) {
    options?.onRetry?.(error, 1);
    throw error;
  }
}
