// books, which have never met the service
export class Shelf extends Array {
  #book

  static get first() {
    return { title: 'Villette', target: 2 }
  }

  set current(book) {
    this.#book = book
  }

  get current() {
    return this.#book
  }

  titles() {
    return [this.#book, Shelf.first].map((book) => book.title)
  }
}
