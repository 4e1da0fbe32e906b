import type { Machine } from "../../provenance/machine.ts";
import type { Values } from "../../provenance/value.ts";
import { union } from "../../provenance/values.ts";

/** What is called where a request fails with a status: `statusCode: { 404: function (xhr) {} }`. */
export function callbacksByStatus(machine: Machine, table: Values): Values {
  const cells = [...table].flatMap((value) => (value.kind === "site" ? [...value.props] : []));
  return union(
    ...cells.flatMap(([status, cell]) => (/^[45]/.test(status) ? [machine.read(cell)] : [])),
  );
}
