/** What was kept as JSON; null where there is nothing, or it is not whole: whoever kept it may have been stopped. */
export function parseKept<Kept>(text: string | undefined): Kept | null {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
