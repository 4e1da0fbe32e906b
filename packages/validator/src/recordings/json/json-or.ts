/** What a body says where it is JSON, else its text. */
export function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
