import { renderToStaticMarkup } from 'react-dom/server';
import { Grid, type ColumnDef } from './grid.tsx';

interface Habit { id: string; title: string; target: number; streak: number }
interface Book { isbn: string; title: string; pages: number }

const habitColumns = [
  { accessor: 'title', header: 'Title' },
  { accessor: 'streak', header: 'Streak', cell: (value) => <i>{String(value)}</i> },
] satisfies ColumnDef<Habit>[];
const bookColumns: ColumnDef<Book>[] = [{ accessor: 'title', header: 'Title' }, { accessor: 'pages', header: 'Pages' }];
const { data }: { data: Habit[] } = await (await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })).json();
console.log(renderToStaticMarkup(<Grid rows={data} columns={habitColumns} rowKey={(h) => h.id} />));
console.log(renderToStaticMarkup(<Grid rows={[{ isbn: '1', title: 'Emma', pages: 3 }]} columns={bookColumns} rowKey={(b) => b.isbn} />));
