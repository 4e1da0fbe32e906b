/** What ends a call before it is answered: any `AbortSignal`, or less. */
export interface CallSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Says that a client went away. An `AbortSignal` would cost as much as reading the request does. */
export class Departure implements CallSignal {
  aborted = false;
  reason: unknown;
  readonly #listeners = new Set<() => void>();

  addEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.delete(listener);
  }

  leave(): void {
    this.aborted = true;
    this.reason = new Error("the client went away");
    for (const listener of this.#listeners) listener();
  }
}
