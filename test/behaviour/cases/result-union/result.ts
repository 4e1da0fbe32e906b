/** Our own result type: nothing throws in this code base. */
export type Result<T, E = Error> = { success: true; data: T } | { success: false; error: E }

export const ok = <T>(data: T): Result<T, never> => ({ success: true, data })
export const err = <E>(error: E): Result<never, E> => ({ success: false, error })

export function mapResult<T, U, E>(result: Result<T, E>, fn: (data: T) => U): Result<U, E> {
  return result.success ? ok(fn(result.data)) : result
}
