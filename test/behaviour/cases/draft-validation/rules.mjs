const required = (value) => (value === undefined || value === '' ? 'is required' : null)
const positive = (value) => (Number.isFinite(value) && value > 0 ? null : 'must be positive')
const oneOf = (...allowed) => (value) => (allowed.includes(value) ? null : `must be one of ${allowed.join(', ')}`)

export const rules = {
  title: [required],
  target: [required, positive],
  frequency: [oneOf('daily', 'weekly')],
}

/** The row of the spreadsheet is checked as the user wrote it. */
export function check(row) {
  const problems = []
  for (const [column, tests] of Object.entries(rules)) {
    const problem = tests.map((test) => test(row[column])).find(Boolean)
    if (problem) problems.push(`${column} ${problem}`)
  }
  return problems.length ? { success: false, error: problems.join('; ') } : { success: true, data: row }
}
