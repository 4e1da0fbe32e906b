export abstract class Tag {
  title = 'untitled'
  abstract get unit(): string
  toString() { return `#${this.title}/${this.unit}` }
}
export class Colour extends Tag {
  constructor(override title: string) { super() }
  get unit() { return 'hex' }
}
