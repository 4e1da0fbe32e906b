export type Reply<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }
export type Ok<R> = Extract<R, { success: true }>
export type Failed<R> = Exclude<R, { success: true }>

export const isOk = <T,>(reply: Reply<T>): reply is Ok<Reply<T>> => reply.success
