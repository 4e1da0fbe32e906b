import { useQuery } from '@tanstack/react-query'
import { type Book, fetchBooks } from './books.ts'

export function Shelf() {
  const { data: books = [], error } = useQuery<Book[]>({ queryKey: ['books'], queryFn: fetchBooks })
  const first = useQuery({ queryKey: ['books', 'first'], queryFn: fetchBooks, select: (list) => list[0] })
  if (error) return <p>{error.message}</p>
  return (
    <ol title={first.data?.title}>
      {books.map((book) => (
        <li key={book.id}>{book.title}, {book.target} pages</li>
      ))}
    </ol>
  )
}
