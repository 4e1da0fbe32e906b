/** The quotation mark of the attribute that a place of a tag stands in; null where it is in none. */
export function quoteAt(text: string, tag: number, at: number): string | null {
  let quote: string | null = null;
  for (let index = tag; index < at; index += 1) {
    const character = text.charAt(index);
    if (character === quote) quote = null;
    else if (quote === null && (character === '"' || character === "'")) quote = character;
  }
  return quote;
}
