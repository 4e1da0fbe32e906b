import { type Endpoint, endpoints } from "@habitshift/schemas";

const byId: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((own) => [own.id, own]));

/** The operation of v2 that took the place of one of v1. */
export function successorOf({ successor }: Endpoint): Endpoint | undefined {
  return successor && byId.get(successor.endpoint);
}

/** The operations of v1 whose place one of v2 took. */
export function sourcesOf({ id }: Endpoint): readonly Endpoint[] {
  return endpoints.filter(({ successor }) => successor?.endpoint === id);
}
