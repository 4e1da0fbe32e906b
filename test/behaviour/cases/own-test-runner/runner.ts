import { isDeepStrictEqual } from 'node:util'

type Test = { title: string; body: () => unknown }
const tests: Test[] = []
const befores: (() => void)[] = []

export const it = (title: string, body: () => unknown) => void tests.push({ title, body })
export const beforeEach = (body: () => void) => void befores.push(body)

const show = (value: unknown) => JSON.stringify(value)
export const expect = (actual: any) => ({
  toBe(expected: unknown) {
    if (!Object.is(actual, expected)) throw new Error(`${show(actual)} is not ${show(expected)}`)
  },
  toEqual(expected: unknown) {
    if (!isDeepStrictEqual(actual, expected)) throw new Error(`${show(actual)} does not equal ${show(expected)}`)
  },
  toHaveBeenCalledWith(...expected: unknown[]) {
    if (!actual.calls.some((call: unknown[]) => isDeepStrictEqual(call, expected))) throw new Error(`never called with ${show(expected)} but ${show(actual.calls)}`)
  },
  toHaveBeenCalledTimes(count: number) {
    if (actual.calls.length !== count) throw new Error(`called ${actual.calls.length} times`)
  },
  rejects: {
    async toThrow(message: string) {
      const error = await actual.then(() => null, (reason: Error) => reason)
      if (!error?.message.includes(message)) throw new Error(`rejected with ${error?.message}`)
    },
  },
})

export interface Mock<A extends unknown[], R> {
  (...args: A): R
  calls: A[]
  mockResolvedValue(value: unknown): void
  mockClear(): void
}

export function fn<A extends unknown[] = any[], R = any>(implementation?: (...args: A) => R): Mock<A, R> {
  let current = implementation as ((...args: A) => R) | undefined
  const mock = ((...args: A) => {
    mock.calls.push(args)
    return current?.(...args)
  }) as Mock<A, R>
  mock.calls = []
  mock.mockResolvedValue = (value) => {
    current = (() => Promise.resolve(value)) as unknown as (...args: A) => R
  }
  mock.mockClear = () => {
    mock.calls = []
  }
  return mock
}

export async function runAll(): Promise<void> {
  for (const { title, body } of tests) {
    for (const before of befores) before()
    try {
      await body()
      console.log('ok', title)
    } catch (error) {
      console.log('not ok', title, (error as Error).message)
    }
  }
}
