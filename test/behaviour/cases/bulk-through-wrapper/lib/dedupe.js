// keeps the first of each title; knows nothing of any API
exports.duplicates = function (rows, label) {
  const seen = new Map()
  const extra = new Set()
  for (const row of rows) {
    const title = label(row).trim().toLowerCase()
    if (seen.has(title)) extra.add(row.id)
    else seen.set(title, row.id)
  }
  return extra
}
