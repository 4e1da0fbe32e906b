import { keyHeader } from "@habitshift/schemas";
import { type AddressV1, isDistinctive } from "./address.ts";
import { changeOf, explainCall } from "./explain-call.ts";
import type { Mention } from "./mention.ts";
import { narrow } from "./narrow.ts";

interface Found {
  readonly address: AddressV1;
  readonly place: { readonly start: number; readonly end: number };
  /** The methods that are spoken of around it, the surest first. */
  readonly methods: Iterable<string>;
  /** Whether its address or a key is that of the service. */
  readonly isNamed: boolean;
  readonly witnesses?: Mention["witnesses"];
}

/** A v1 address that was found, with the v2 call to write instead. */
export function mentionOf({ address, place, methods, isNamed, witnesses = [] }: Found): Mention {
  const operations = narrow(address.operations, methods);
  const ofPath = isDistinctive(address) ? "distinctive" : "path";
  return {
    change: changeOf(operations[0]),
    start: place.start,
    end: place.end,
    message: explainCall(operations),
    endpoints: operations.map(({ id }) => id),
    proof: isNamed ? "named" : ofPath,
    origin: address.origin,
    witnesses,
  };
}

const key = keyHeader.toLowerCase();

/** Whether a text sends the key of the service. */
export function hasKey(text: string): boolean {
  return text.toLowerCase().includes(key);
}
