const quote = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value))

/** columns: { title: heading, value: of a row } */
export function toCsv(columns, rows) {
  return [columns.map((column) => quote(column.title)), ...rows.map((row) => columns.map((column) => quote(column.value(row))))]
    .map((cells) => cells.join(','))
    .join('\r\n')
}

export function toMarkdown(columns, rows) {
  const head = `| ${columns.map((column) => column.title).join(' | ')} |`
  const rule = `|${columns.map(() => '---').join('|')}|`
  return [head, rule, ...rows.map((row) => `| ${columns.map(({ value }) => value(row)).join(' | ')} |`)].join('\n')
}
