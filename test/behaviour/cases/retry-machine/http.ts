import { machine } from './machine.ts'

export interface ApiSuccess<T> {
  success: true
  data: T
  error: null
}

export interface ApiFailure {
  success: false
  data: null
  error: string
}

export type ApiResult<T> = ApiSuccess<T> | ApiFailure

export const isFailure = <T>(result: ApiResult<T>): result is ApiFailure => !result.success

type Fetch = typeof fetch

/** Tries again what the network or a busy server spoiled. */
export function withRetry(inner: Fetch, delays: readonly number[]): Fetch {
  return async (input, init) => {
    const life = machine('trying', [
      { from: 'trying', on: 'busy', target: 'waiting' },
      { from: 'waiting', on: 'again', target: 'trying' },
      { from: 'trying', on: 'answer', target: 'done' },
    ])
    for (const delay of [...delays, -1]) {
      const response = await inner(input, init)
      if ((response.status !== 429 && response.status < 500) || delay < 0) {
        life.send('answer')
        return response
      }
      life.send('busy')
      await new Promise((resolve) => setTimeout(resolve, delay))
      life.send('again')
    }
    throw new Error('not reached')
  }
}

export function createCaller(fetcher: Fetch) {
  const root = `${process.env.HABIT_API}/api/v1`
  return async function call<T>(method: string, path: string, body?: Record<string, unknown>): Promise<ApiResult<T>> {
    const response = await fetcher(`${root}${path}`, {
      method,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    return response.json() as Promise<ApiResult<T>>
  }
}

export type Call = ReturnType<typeof createCaller>
