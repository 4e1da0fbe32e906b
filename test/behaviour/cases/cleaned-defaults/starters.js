export const pack = { title: "Starter pack", version: 3 }

const DEFAULTS = Object.freeze({ frequency: 'daily', target: 1, unit: 'times' })
const WRITABLE = new Set(['title', 'frequency', 'target', 'unit'])

export const STARTERS = [
  { title: 'Floss' },
  { title: 'Water', target: 8, unit: 'glasses' },
  { title: 'Review week', frequency: 'weekly', colour: 'blue' },
  { title: undefined, target: 2 },
]

const omitUndefined = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))

/** What the API takes: known fields only, defaults filled in. */
export function toPayload(starter, overrides = {}) {
  const merged = { ...DEFAULTS, ...omitUndefined(starter), ...omitUndefined(overrides) }
  return Object.fromEntries(Object.entries(merged).filter(([key]) => WRITABLE.has(key)))
}
