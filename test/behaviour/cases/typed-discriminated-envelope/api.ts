export interface Habit {
  readonly id: string
  readonly title: string
  readonly streak: number
}

type Ok<T> = { success: true; data: T; error: null }
type Fail = { success: false; error: string }
export type Result<T> = Ok<T> | Fail

export async function request<T>(path: string, init: RequestInit = {}): Promise<Result<T>> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
  })
  return (await response.json()) as Result<T>
}

export function assertOk<T>(result: Result<T>): asserts result is Ok<T> {
  if (!result.success) throw new Error(`service: ${result.error}`)
}

export function orElse<T>(result: Result<T>, fallback: T): T {
  return result.success === true ? result.data : fallback
}

export function message(result: Result<unknown>): string {
  switch (result.success) {
    case true:
      return 'fine'
    case false:
      return result.error
  }
}
