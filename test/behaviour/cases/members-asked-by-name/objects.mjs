export const pick = (object, keys) => keys.reduce((out, key) => (key in object ? { ...out, [key]: object[key] } : out), {})

export const only = (object, ...keys) => Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]]))

export const compact = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null))
