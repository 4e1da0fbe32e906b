export interface ColumnDef<T> { id: string; header: string; cell: (row: T) => string }

export function createColumnHelper<T>() {
  return {
    accessor<K extends keyof T & string>(key: K | ((row: T) => unknown), options: { id?: string; header: string; format?: (value: any) => string }): ColumnDef<T> {
      const read = typeof key === 'function' ? key : (row: T) => row[key]
      return {
        id: options.id ?? String(options.header).toLowerCase(),
        header: options.header,
        cell: (row) => (options.format ?? String)(read(row)),
      }
    },
  }
}
