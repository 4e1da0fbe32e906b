import { mock } from 'node:test'

/** Answers each call with the next of these bodies. */
export function stubFetch(...bodies) {
  const queue = [...bodies]
  return mock.method(globalThis, 'fetch', async () => Response.json(queue.length > 1 ? queue.shift() : queue[0]))
}

export const ok = (data) => ({ success: true, data, error: null })
export const failed = (error) => ({ success: false, data: null, error })
