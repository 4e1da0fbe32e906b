export class Book {
  constructor(public title: string, public streak = 0, public target = 1) {}
  rename(title: string): this {
    this.title = title
    return this
  }
}
