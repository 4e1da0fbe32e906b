import { type Endpoint, keyHeader } from "@habitshift/schemas";
import { type Attempt, foreign } from "./recorded-call.ts";
import { originOf } from "./v1-url.ts";

/** An attempt at a request, and where the request goes. */
interface Addressed {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly attempt: Attempt;
}

/** What tells the service from other APIs with the same prefix. */
export interface Identity {
  /** Base URLs of the service; empty: they are not known. */
  readonly services: readonly string[];
  /** True where the document as a whole sends a key of the service. */
  readonly isKeyed: boolean;
}

const unknownService =
  "nothing shows that this is the habit service: name its address in `services` of the configuration";

/**
 * The attempts of a document, settled: a request is converted only where it goes to a host that is the
 * service. A configured address tells, a key, or a call of habits on the same host; a path that v1 does
 * not have is at fault only there.
 */
export function settleAttempts(addressed: readonly Addressed[], identity: Identity): Attempt[] {
  const known = new Set(identity.services.map(originOf));
  const proven = new Set(
    addressed.filter((own) => isEvidence(own, identity)).map(({ url }) => originOf(url)),
  );
  return addressed.map(({ url, attempt }) => {
    const origin = originOf(url);
    if (attempt.kind === "foreign" || known.has(origin)) return attempt;
    if (known.size > 0 && origin.includes("://")) return foreign;
    if (proven.has(origin)) return attempt;
    if (attempt.kind === "failed") return attempt.isUnknownPath ? foreign : attempt;
    return { kind: "failed", pointer: "/url", message: unknownService, isUnknownPath: false };
  });
}

function isEvidence({ headers, attempt }: Addressed, { isKeyed }: Identity): boolean {
  if (attempt.kind !== "converted") return false;
  return isKeyed || hasKey(headers) || isOfHabits(attempt.endpoint);
}

function hasKey(headers: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === keyHeader.toLowerCase());
}

/** Whether a call is of habits, or says which habit it is of. */
function isOfHabits({ response, successor }: Endpoint): boolean {
  if (response.shape === "habit") return true;
  return successor?.distinctive === true || (successor?.parameters.length ?? 0) > 0;
}
