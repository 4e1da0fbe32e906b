// books, which have never met the service
export class Shelf {
  #books = [{ title: 'Emma', streak: 3, target: 2 }];

  *[Symbol.iterator]() {
    for (const book of this.#books) yield { ...book, unit: 'pages' }
  }
}
