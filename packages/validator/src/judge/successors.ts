import { type Endpoint, endpoints } from "@habitshift/schemas";
import { isObject, ownMember } from "./json-type.ts";

const byId: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((own) => [own.id, own]));

/** The operation of v2 that took the place of one of v1. */
export function successorOf({ successor }: Endpoint): Endpoint | undefined {
  return successor && byId.get(successor.endpoint);
}

/** The operations of v1 whose place one of v2 took. */
export function sourcesOf({ id }: Endpoint): readonly Endpoint[] {
  return sources.get(id) ?? [];
}

const sources: ReadonlyMap<string, readonly Endpoint[]> = new Map(
  endpoints.map(({ id }) => [id, endpoints.filter(({ successor }) => successor?.endpoint === id)]),
);

/** A call whose body says that it is another one, such as a check-in of a skip. */
export function redirectedBy(source: Endpoint, value: unknown): Endpoint {
  const redirect = source.successor?.redirects?.find(
    (own) => isObject(value) && ownMember(value, own.member) === own.value,
  );
  return (redirect && byId.get(redirect.endpoint)) ?? source;
}
