export interface ColumnDef<T> {
  key: keyof T
  header: string
  align?: 'left' | 'right'
  format?: (row: T) => string
}

export function printTable<T>(rows: T[], columns: ColumnDef<T>[], sortBy?: keyof T): string[] {
  const sorted = sortBy === undefined ? rows : [...rows].sort((a, b) => compare(a[sortBy], b[sortBy]))
  const text = (row: T, { key, format }: ColumnDef<T>) => (format ? format(row) : String(row[key]))
  const widths = columns.map((c) => Math.max(c.header.length, ...sorted.map((row) => text(row, c).length)))
  const pad = (s: string, i: number) => (columns[i]!.align === 'right' ? s.padStart(widths[i]!) : s.padEnd(widths[i]!))
  return [
    columns.map((c, i) => pad(c.header, i)).join('  '),
    ...sorted.map((row) => columns.map((c, i) => pad(text(row, c), i)).join('  ').trimEnd()),
  ]
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b))
}
