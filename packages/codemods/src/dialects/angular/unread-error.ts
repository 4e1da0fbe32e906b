/** Something in a template that has no place in code; the message says what. */
export class UnreadError extends Error {
  constructor(what: string) {
    super(what);
    this.name = "UnreadError";
  }
}
