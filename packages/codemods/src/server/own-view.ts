import type { View } from "../client/http-client.ts";
import type { Machine } from "../provenance/machine.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { one } from "../provenance/values.ts";

/** The member that holds the body; no code spells it. */
export const BODY = "(body)";

/** A view of what a server of the program answers. */
export function ownView(machine: Machine, answer: SiteValue, view: View): Values {
  if (view === "response") return one(answer);
  const body = machine.read(machine.prop(answer, BODY));
  if (view === "envelope") return body;
  const text = machine.site(answer.node, answer.context, "json");
  machine.write(text.element, body);
  return one(text);
}
