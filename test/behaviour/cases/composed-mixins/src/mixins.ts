export type Ctor<T = object> = new (...args: any[]) => T
export interface Requests { request<T>(method: string, path: string, body?: unknown): Promise<T> }

export function Readable<B extends Ctor<Requests>>(Base: B) {
  return class extends Base {
    readonly resource: string = ''
    all<T>(): Promise<T[]> { return this.request<T[]>('GET', this.resource) }
    one<T>(id: string): Promise<T> { return this.request<T>('GET', `${this.resource}/${id}`) }
  }
}
export function Writable<B extends Ctor<Requests & { readonly resource: string }>>(Base: B) {
  return class extends Base {
    put<T>(id: string, patch: Partial<T>): Promise<T> { return this.request<T>('PUT', `${this.resource}/${id}`, patch) }
    del(id: string): Promise<{ id: string }> { return this.request('DELETE', `${this.resource}/${id}`) }
  }
}
