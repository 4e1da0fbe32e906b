/**
 * @param {Array<Record<string, unknown>>} rows
 * @param {Array<[key: string, label: string, align?: 'left' | 'right']>} columns
 */
export function renderTable(rows, columns) {
  const cells = rows.map((row) => columns.map(([key]) => String(row[key] ?? '-')))
  const widths = columns.map(([, label], at) =>
    Math.max(label.length, ...cells.map((line) => line[at].length)),
  )
  const pad = (text, at) =>
    columns[at][2] === 'right' ? text.padStart(widths[at]) : text.padEnd(widths[at])
  const lines = [
    columns.map(([, label], at) => pad(label, at)).join('  '),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...cells.map((line) => line.map(pad).join('  ')),
  ]
  return lines.map((line) => line.trimEnd()).join('\n')
}
