export async function showBooks(print) {
  const books = await (await fetch('/api/books')).json()
  for (const book of books) print(book.title, book.target, book.unit, book.streak)
  const added = await fetch('/api/books', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Own', target: 1 }),
  })
  const { success, data } = await added.json()
  print(success, data.title, data.target)
}
