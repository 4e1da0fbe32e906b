export class Song {
  constructor(readonly title: string, public streak = 0) {}
  play(): this {
    this.streak += 1
    return this
  }
}
export const mix = ['Blue', 'Red'].map((title) => new Song(title).play())
