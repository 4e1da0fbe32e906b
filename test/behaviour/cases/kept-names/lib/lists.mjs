export const pluck = (list, key) => list.map((each) => each[key])

export const sortBy = (list, key, direction = 1) =>
  [...list].sort((a, b) => (a[key] > b[key] ? direction : -direction))

export const groupBy = (list, key) =>
  list.reduce((groups, each) => ({ ...groups, [each[key]]: [...(groups[each[key]] ?? []), each] }), {})

export function pick(from, ...keys) {
  const picked = {}
  for (const key of keys) picked[key] = from[key]
  return picked
}

export const prop = (key) => (each) => each[key]
