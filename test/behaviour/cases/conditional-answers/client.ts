import type { Envelope, Paths } from './schema.ts'

type Verb = 'get' | 'post' | 'put' | 'delete'
type Op<P extends keyof Paths, V extends Verb> = V extends keyof Paths[P] ? Paths[P][V] : never
type Params<O> = O extends { params: infer T } ? T : undefined
type Body<O> = O extends { body: infer T } ? T : undefined
type Response<O> = O extends { response: infer T } ? T : never
export type Answer<T> = { data: T; error?: never } | { data?: never; error: { message: string; status: number } }

export function createClient(options: { baseUrl: string; key: string }) {
  async function call<P extends keyof Paths, V extends Verb>(
    verb: V,
    path: P,
    init: { params?: Params<Op<P, V>>; body?: Body<Op<P, V>> } = {},
  ): Promise<Answer<Response<Op<P, V>>>> {
    let url: string = path
    for (const [name, value] of Object.entries((init.params ?? {}) as Record<string, string>)) url = url.replace(`{${name}}`, encodeURIComponent(value))
    const res = await fetch(`${options.baseUrl}/api/v1${url}`, {
      method: verb.toUpperCase(),
      headers: { 'X-API-Key': options.key, 'Content-Type': 'application/json' },
      body: init.body === undefined ? null : JSON.stringify(init.body),
    })
    const envelope = (await res.json()) as Envelope<Response<Op<P, V>>>
    return envelope.success ? { data: envelope.data } : { error: { message: envelope.error ?? '', status: res.status } }
  }
  return { call }
}
