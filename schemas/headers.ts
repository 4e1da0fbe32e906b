import type { ChangeId } from "./changes.ts";
import type { Source } from "./source.ts";
import { specified } from "./source.ts";

/** A header that every v2 request must carry, and where its value comes from. */
export interface RequiredHeader {
  readonly name: string;
  readonly change: ChangeId;
  readonly value:
    | { readonly kind: "constant"; readonly text: string }
    /** The client's own version. */
    | { readonly kind: "client-version" }
    /** New for each request. */
    | { readonly kind: "unique-per-request" };
  readonly source: Source;
}

/** The headers that v2 requests need and v1 requests did not; bare paths need none (section 5). */
export const requiredHeaders: readonly RequiredHeader[] = [
  {
    name: "X-API-Version",
    change: "version-headers-required",
    value: { kind: "constant", text: "2" },
    source: specified("5"),
  },
  {
    name: "X-Client-Version",
    change: "version-headers-required",
    value: { kind: "client-version" },
    source: specified("5"),
  },
  {
    name: "X-Request-ID",
    change: "version-headers-required",
    value: { kind: "unique-per-request" },
    source: specified("5"),
  },
];

/** The header that carries an API key (section 5). */
export const keyHeader = "X-API-Key";

/** The header that carries an access token as `Bearer <accessToken>` (section 5; decision `tokens`). */
export const tokenHeader = "Authorization";
