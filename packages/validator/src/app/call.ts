/** An HTTP request as the service sees it, whichever runtime brought it; its body is read apart. */
export interface Call {
  /** The id that the answer names. */
  readonly id: string;
  readonly method: string;
  /** As sent, not decoded. */
  readonly path: string;
  /** With the `?`, or nothing. */
  readonly query: string;
  /** Who sent it, where that is known. */
  readonly client: string | undefined;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
  headers(): Record<string, string>;
}

/** An id that is safe in a header, a log and JSON without being escaped. */
const safeId = /^[\w\-.=]{1,128}$/;

/** The id that a client gave its request, or a new one. */
export function idOf(given: string | undefined, create: () => string): string {
  return given !== undefined && safeId.test(given) ? given : create();
}
