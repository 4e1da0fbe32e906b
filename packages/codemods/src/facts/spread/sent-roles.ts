import type { ts } from "ts-morph";
import { isSite, type ServiceCall, type Value } from "../../provenance/value.ts";
import { carrierOf } from "../carrier.ts";
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
      const carrier = carrierOf(table.machine, value);
      if (carrier) sendCarrier(table, carrier as ts.Node, role, call);
    } else if (value.kind === "service") table.tie(value.call, call);
  }
}

function sendCarrier(table: RoleTable, carrier: ts.Node, role: Role, call: ServiceCall): void {
  table.give(carrier, role, call);
  const known = table.methods.get(carrier) ?? new Set<string>();
  table.methods.set(carrier, known.add(call.endpoint.method));
  if (table.sent.has(carrier)) return;
  table.sent.add(carrier);
  table.changed = true;
}
