import { type Endpoint, prefixedEndpoints } from "@habitshift/schemas";
import { isJsonObject, memberOf, withoutMember } from "../json.ts";

/** A call whose body says that it is another call, such as a check-in of a skip, without what says so. */
export function redirected(
  endpoint: Endpoint,
  body: unknown,
): { endpoint: Endpoint; rest: unknown } {
  for (const { member, value, endpoint: id } of endpoint.successor?.redirects ?? []) {
    const other = prefixedEndpoints.find((candidate) => candidate.id === id);
    if (!isJsonObject(body) || memberOf(body, member) !== value || other === undefined) continue;
    return { endpoint: other, rest: withoutMember(body, member) };
  }
  return { endpoint, rest: body };
}
