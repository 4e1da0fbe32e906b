export class Book {
  readonly title: string
  readonly streak: number
  constructor(data: { title: string; streak: number }) {
    this.title = data.title
    this.streak = data.streak
  }
}
