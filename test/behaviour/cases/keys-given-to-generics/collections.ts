export function sortBy<T, K extends keyof T>(list: readonly T[], key: K): T[] {
  return [...list].sort((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0))
}

export function groupBy<T, K extends keyof T>(list: readonly T[], key: K): Map<T[K], T[]> {
  const groups = new Map<T[K], T[]>()
  for (const item of list) {
    const group = groups.get(item[key])
    if (group) group.push(item)
    else groups.set(item[key], [item])
  }
  return groups
}

export const pluck = <T, K extends keyof T>(list: readonly T[], key: K): T[K][] => list.map((item) => item[key])
