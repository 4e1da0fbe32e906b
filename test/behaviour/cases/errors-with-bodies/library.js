/** Books never met the service. */
const shelf = [{ id: 'b1', title: 'Walden' }]

export class ShelfError extends Error {
  constructor(body) {
    super(body.error)
    this.body = body
  }
}

export function findBook(id) {
  const book = shelf.find((each) => each.id === id)
  if (!book) throw new ShelfError({ success: false, error: `no book ${id}` })
  return book
}
