export interface RestHost { readonly baseUrl: string; readonly headers: Record<string, string> }
type Method = (this: RestHost, ...args: any[]) => Promise<any>

const fill = (template: string, values: Record<string, string>) =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

function verb(method: string) {
  return (template: string) =>
    <F extends Method>(_original: F, _context: ClassMethodDecoratorContext): F =>
      (async function (this: RestHost, params: Record<string, string> = {}, body?: unknown) {
        const init: RequestInit = { method, headers: this.headers }
        if (body !== undefined) init.body = JSON.stringify(body)
        const res = await fetch(this.baseUrl + fill(template, params), init)
        const payload = await res.json()
        if (!payload.success) throw new RestError(payload.error, res.status)
        return payload.data
      }) as unknown as F
}

export class RestError extends Error {
  constructor(message: string, readonly status: number) { super(message); this.name = 'RestError' }
}
export const Get = verb('GET')
export const Post = verb('POST')
export const Put = verb('PUT')
export const Delete = verb('DELETE')
