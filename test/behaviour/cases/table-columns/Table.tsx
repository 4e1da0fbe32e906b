import type { Column } from './columns.tsx'

interface Props<T extends { id: string }> {
  rows: T[]
  columns: Column<T>[]
  sortBy?: string
}

export function Table<T extends { id: string }>({ rows, columns, sortBy }: Props<T>) {
  const compare = columns.find((column) => column.key === sortBy)?.compare
  const sorted = compare ? [...rows].sort(compare) : rows
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} title={column.title}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.id}>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
