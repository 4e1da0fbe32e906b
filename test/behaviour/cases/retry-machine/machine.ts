export interface Transition<S extends string, E extends string> {
  from: S
  on: E
  target: S
}

/** A machine of states; `target` is where a transition leads. */
export function machine<S extends string, E extends string>(start: S, transitions: readonly Transition<S, E>[]) {
  let state = start
  const trail: S[] = [start]
  return {
    send(event: E): S {
      const found = transitions.find(({ from, on }) => from === state && on === event)
      if (found) trail.push((state = found.target))
      return state
    },
    trail: () => trail.join(' > '),
  }
}
