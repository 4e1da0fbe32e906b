type Ctor<T = unknown> = new (...args: never[]) => T
const registry = new Map<Ctor, { deps: Ctor[] }>()
const instances = new Map<Ctor, unknown>()

export function Injectable(...deps: Ctor[]) {
  return (target: Ctor) => {
    registry.set(target, { deps })
  }
}

export function resolve<T>(token: Ctor<T>): T {
  const known = instances.get(token)
  if (known) return known as T
  const { deps } = registry.get(token) ?? { deps: [] }
  const made = new (token as new (...args: unknown[]) => T)(...deps.map((dep) => resolve(dep)))
  instances.set(token, made)
  return made
}
