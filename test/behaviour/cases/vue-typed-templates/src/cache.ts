const kept = new Map<string, unknown>()

export async function cached<T>(key: () => string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key()) as T | undefined
  const value = known ?? (await load())
  kept.set(key(), value)
  return value
}
