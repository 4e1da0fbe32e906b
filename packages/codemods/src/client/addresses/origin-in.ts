/** The origin that a text begins with; null where it is no absolute URL. */
export function originIn(text: string): string | null {
  return /^https?:\/\/[^/]+/.exec(text)?.[0] ?? null;
}
