/** How the lines of a text end. */
export function eolOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** The semicolon that ends statements of a text; empty where it is written without. */
export function semicolonOf(text: string): string {
  return /;\s*$/m.test(text) ? ";" : "";
}
