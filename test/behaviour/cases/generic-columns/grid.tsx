import type { ReactNode } from 'react';

export type ColumnDef<Row> = {
  accessor: keyof Row;
  header: string;
  cell?: (value: Row[keyof Row], row: Row) => ReactNode;
};

interface GridProps<Row> {
  rows: readonly Row[];
  columns: ColumnDef<Row>[];
  rowKey: (row: Row) => string;
}

export function Grid<Row>({ rows, columns, rowKey }: GridProps<Row>) {
  return (
    <div>
      {rows.map((row) => (
        <p key={rowKey(row)}>
          {columns.map((column) => {
            const value = row[column.accessor];
            return <span key={String(column.accessor)}>{column.cell ? column.cell(value, row) : String(value)}</span>;
          })}
        </p>
      ))}
    </div>
  );
}
