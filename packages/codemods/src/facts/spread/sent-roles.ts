import { isSite, type ServiceCall, type Value } from "../../provenance/value.ts";
import { type Bearer, bearerOf, nodeOf } from "../carrier.ts";
import type { RoleTable } from "../role-table.ts";
import type { Role } from "../shapes.ts";

/** How often a body may be wrapped in `JSON.stringify` before it is left alone. */
const DEPTH = 6;

/** What is sent as a request body has the role of what the endpoint takes. */
export function sentRoles(
  table: RoleTable,
  body: Iterable<Value>,
  role: Role,
  call: ServiceCall,
  depth = 0,
): void {
  if (depth > DEPTH) return;
  for (const value of body) {
    if (isSite(value, "json")) sentRoles(table, value.element.values, role, call, depth + 1);
    else if (isSite(value, "object", "instance") || value.kind === "typed") {
      const bearer = bearerOf(table.machine, value);
      if (bearer) send(table, bearer, role, call);
    } else if (value.kind === "service") table.tie(value.call, call);
  }
}

function send(table: RoleTable, bearer: Bearer, role: Role, call: ServiceCall): void {
  table.give(bearer, role, call);
  const node = nodeOf(bearer);
  const known = table.methods.get(node) ?? new Set<string>();
  table.methods.set(node, known.add(call.endpoint.method));
  table.send(bearer);
}
