/** All the quotation marks that new text at a place may not have. */
export function quotesTogether(...quotes: readonly (string | null)[]): string | null {
  return quotes.filter((quote) => quote !== null).join("") || null;
}
