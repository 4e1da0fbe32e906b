export type Success<T> = { success: true; data: T; error: null }
export type Failure = { success: false; data: null; error: string }
export type Reply<T> = Success<T> | Failure

export function isFailure(reply: Reply<unknown>): reply is Failure {
  return !reply.success
}

export function unwrap<T>(reply: Reply<T>): T {
  if (reply.success) return reply.data
  throw new Error(reply.error)
}
