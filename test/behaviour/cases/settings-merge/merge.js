// like lodash's, without lodash
exports.merge = function merge() {
  const out = {}
  for (const source of arguments) {
    if (!source) continue
    Object.keys(source).forEach((k) => {
      if (source[k] !== undefined) out[k] = source[k]
    })
  }
  return out
}
exports.compact = (o) => Object.fromEntries(Object.entries(o).filter(([, v]) => v != null && v !== ''))