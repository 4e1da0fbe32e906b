import { envelope } from "@habitshift/schemas";
import { envelopeOf } from "./envelope-of.ts";
import type { Machine } from "./machine.ts";
import { nativeMethod } from "./native/methods.ts";
import { serviceItems } from "./service-items.ts";
import type { ServiceType, ServiceValue, Values } from "./value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, one } from "./values.ts";

/** A member of something the service answered with. */
export function serviceMember(machine: Machine, value: ServiceValue, name: string): Values {
  const { type } = value;
  if (type.is === "response") return responseMember(machine, value, type.client, name);
  if (type.is === "failure") return failureMember(machine, value, name);
  if (type.is === "envelope") return envelopeMember(machine, value, name);
  if (type.is === "list") {
    const method = nativeMethod(machine, value, name);
    if (method) return method;
    return /^\d+$/.test(name) ? serviceItems(machine, value) : JUST_PLAIN;
  }
  return nativeMethod(machine, value, name) ?? one(machine.intern.field(value, name));
}

function envelopeMember(machine: Machine, value: ServiceValue, name: string): Values {
  if (name !== envelope.data) return one(machine.intern.field(value, name));
  return one(machine.intern.service(value.call, dataType(value)));
}

function dataType(value: ServiceValue): ServiceType {
  const { shape, list } = value.call.endpoint.response;
  return list ? { is: "list", of: shape } : { is: "payload", of: shape };
}

/** Members of an HTTP response as each client library gives it; the body is its own business. */
function responseMember(
  machine: Machine,
  value: ServiceValue,
  client: "fetch" | "axios",
  name: string,
): Values {
  const method = nativeMethod(machine, value, name);
  if (method) return method;
  if (client === "axios" && name === "data") return one(envelopeOf(machine, value));
  return JUST_PLAIN;
}

function failureMember(machine: Machine, value: ServiceValue, name: string): Values {
  if (name === "config" || name === "request") return JUST_UNKNOWN;
  if (name !== "response") return JUST_PLAIN;
  return one(machine.intern.service(value.call, { is: "response", client: "axios" }));
}
