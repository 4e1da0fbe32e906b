/**
 * Renders rows as a table of text.
 * @param {{ header: string, align?: 'left' | 'right', cell: (row: any) => unknown }[]} columns
 * @param {any[]} rows
 */
export function table(columns, rows) {
  const cells = rows.map((row) => columns.map((column) => String(column.cell(row) ?? '-')))
  const widths = columns.map((column, i) => Math.max(column.header.length, ...cells.map((line) => line[i].length)))
  const line = (values) =>
    values
      .map((value, i) => (columns[i].align === 'right' ? value.padStart(widths[i]) : value.padEnd(widths[i])))
      .join(' | ')
      .trimEnd()
  return [line(columns.map((column) => column.header)), widths.map((w) => '-'.repeat(w)).join('-+-'), ...cells.map(line)].join('\n')
}
