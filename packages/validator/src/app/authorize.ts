import { tokenHeader } from "@habitshift/schemas";
import type { Call } from "./call.ts";
import { type ServiceFault, serviceFault } from "./service-fault.ts";

/** The header that carries the token of this service where the judged request has one of its own. */
export const mirrorTokenHeader = "X-Habitshift-Token";

/** Says no to a call without the token of this service; never where it wants none. */
export type Authorize = (call: Call, isMirror: boolean) => ServiceFault | undefined;

export function createAuthorize(token: string | undefined): Authorize {
  if (token === undefined) return () => undefined;
  const expected = new TextEncoder().encode(token);
  return (call, isMirror) => {
    const given = isMirror
      ? call.header(mirrorTokenHeader.toLowerCase())
      : /^Bearer +(.*)$/i.exec(call.header(tokenHeader.toLowerCase()) ?? "")?.[1];
    if (given !== undefined && isSame(new TextEncoder().encode(given), expected)) return undefined;
    const wanted = isMirror ? mirrorTokenHeader : `${tokenHeader}: Bearer`;
    const found = given === undefined ? "carries no token" : "carries another token";
    return serviceFault(
      "key-unusable",
      `The request ${found}; send that of this service as ${wanted}`,
      {
        headers: { "WWW-Authenticate": 'Bearer realm="habitshift"' },
      },
    );
  };
}

/** Takes as long whichever bytes differ; not the comparison of Node, as this runs elsewhere, too. */
function isSame(given: Uint8Array, expected: Uint8Array): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < given.length; at++) {
    difference |= (given[at] ?? 0) ^ (expected[at % expected.length] ?? 0);
  }
  return difference === 0;
}
