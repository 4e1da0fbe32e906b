export const createFlags = (initial) => {
  const values = new Map(Object.entries(initial))
  return {
    enabled: (name) => values.get(name) === true,
    set: (name, value) => values.set(name, value),
    when: (name, yes, no) => (values.get(name) ? yes() : no()),
  }
}
