'use client'

import { useEffect, useState } from 'react'

interface Book {
  id: string
  title: string
  target: number
  streak: number
}

export function Shelf() {
  const [books, setBooks] = useState<Book[]>([])
  useEffect(() => {
    fetch('/api/shelf').then(async (response) => setBooks(await response.json()))
  }, [])
  return <ul>{books.map((book) => <li key={book.id}>{book.title} {book.target} {book.streak}</li>)}</ul>
}
