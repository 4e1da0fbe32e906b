export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

const escape = (value: unknown): string =>
  value instanceof Html
    ? value.text
    : Array.isArray(value)
      ? value.map(escape).join('')
      : String(value ?? '').replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(strings.reduce((text, part, i) => text + part + (i < values.length ? escape(values[i]) : ''), ''))
