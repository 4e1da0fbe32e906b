import type { ServiceFault } from "@habitshift/validator/http";
import type { Store } from "../store/open-database.ts";

/** One request to the service, and what it is answered with. */
export interface Visit {
  readonly request: Request;
  /** Path and query, as sent. */
  readonly url: string;
  /** Read before, as a transaction should not wait for a client. */
  readonly body: { readonly value: unknown } | ServiceFault;
  readonly store: Store;
  readonly now: Date;
  /** By which the answer names the request. */
  readonly id: string;
  readonly createId: () => string;
}
