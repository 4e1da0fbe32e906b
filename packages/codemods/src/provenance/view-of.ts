import type { View } from "../client/http-client.ts";
import type { Machine } from "./machine.ts";
import type { ServiceValue } from "./value.ts";

/** A view of what the service answered: its parsed body, the body's text, or the answer as the client gives it. */
export function viewOf(machine: Machine, value: ServiceValue, view: View): ServiceValue {
  const { call } = value;
  return machine.intern.service(
    call,
    view === "response" ? { is: "response", client: call.client } : { is: view },
  );
}
