/** Whether a path, or what one ends with, is of a file of TypeScript. */
export function isTypedPath(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}
