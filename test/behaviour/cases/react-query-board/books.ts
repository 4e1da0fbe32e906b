export interface Book {
  id: string
  title: string
  target: number
}

const shelf: Book[] = [
  { id: 'b1', title: 'Dune', target: 412 },
  { id: 'b2', title: 'Emma', target: 474 },
]

export const fetchBooks = async (): Promise<Book[]> => shelf
