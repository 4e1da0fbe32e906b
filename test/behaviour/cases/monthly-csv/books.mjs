// the other half of the report: the library's own shelf
const shelf = [
  { title: 'Dune', unit: 'pages', target: 412, streak: 2 },
  { title: 'Emma, annotated', unit: 'pages', target: 320, streak: 0 },
]

export async function* readBooks() {
  for (const book of shelf) yield [book.title, book.target, book.unit]
}
