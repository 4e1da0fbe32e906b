export type Listener<A extends unknown[]> = (...args: A) => void
export class TypedEmitter<M extends { [K in keyof M]: unknown[] }> {
  private readonly listeners: { [K in keyof M]?: Listener<M[K]>[] } = {}
  on<K extends keyof M>(event: K, listener: Listener<M[K]>): () => void {
    const list = (this.listeners[event] ??= [])
    list.push(listener)
    return () => void list.splice(list.indexOf(listener), 1)
  }
  emit<K extends keyof M>(event: K, ...args: M[K]): number {
    const list = this.listeners[event] ?? []
    for (const listener of list) listener(...args)
    return list.length
  }
}
