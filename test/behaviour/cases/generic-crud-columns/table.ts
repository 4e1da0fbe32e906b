export interface Column<T> {
  title: string
  cell: (row: T) => string | number
}
export const render = <T>(columns: readonly Column<T>[], rows: readonly T[]): string =>
  [columns.map((c) => c.title), ...rows.map((row) => columns.map((c) => String(c.cell(row))))]
    .map((cells) => cells.join(';'))
    .join('\n')
