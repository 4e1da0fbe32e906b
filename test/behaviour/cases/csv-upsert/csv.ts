export type Row = Record<string, string>

export function parseCsv(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n')
  const columns = head.split(',').map((column) => column.trim())
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? `column${index}`, cell.trim()])))
}
