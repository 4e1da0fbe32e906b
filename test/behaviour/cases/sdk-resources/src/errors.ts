import { isAxiosError } from 'axios'
import type { Envelope } from './types.ts'

export class HabitApiError extends Error {
  override readonly name = 'HabitApiError'

  constructor(
    message: string,
    readonly status: number | undefined,
    readonly operation: string,
  ) {
    super(message)
  }

  static from(reason: unknown, operation: string): HabitApiError {
    if (isAxiosError<Envelope<never>>(reason)) {
      return new HabitApiError(reason.response?.data?.error ?? reason.message, reason.response?.status, operation)
    }
    return new HabitApiError(String(reason), undefined, operation)
  }
}
