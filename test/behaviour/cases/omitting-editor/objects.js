'use strict'

exports.omit = (object, keys) => {
  const copy = { ...object }
  for (const key of keys) delete copy[key]
  return copy
}

exports.isEmpty = (object) => Object.keys(object).length === 0

exports.shallowDiff = (before, after) =>
  Object.keys(after).reduce((diff, key) => (Object.is(JSON.stringify(before[key]), JSON.stringify(after[key])) ? diff : { ...diff, [key]: after[key] }), {})
