import { useState } from 'react'

export function ShelfForm() {
  const [book, setBook] = useState({ title: 'Emma', unit: 'times', target: 3 })
  return (
    <select value={book.unit} onChange={(event) => setBook({ ...book, unit: event.target.value })}>
      <option value="times">{book.title}</option>
      <option value="pages">{book.target}</option>
    </select>
  )
}
