export type Listener<S> = (state: S, previous: S) => void

export function createStore<S extends object>(initial: S) {
  let state = initial
  const listeners = new Set<Listener<S>>()
  return {
    get: (): S => state,
    set(change: Partial<S> | ((state: S) => Partial<S>)): void {
      const previous = state
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) }
      listeners.forEach((listener) => listener(state, previous))
    },
    subscribe(listener: Listener<S>): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
