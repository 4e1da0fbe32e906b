import { envelope } from "@habitshift/schemas";
import { axiosClient, type HttpClient, type View } from "../../client/http-client.ts";
import type { Machine } from "../machine.ts";
import { nativeMethod } from "../native/methods.ts";
import { sentConfig, sentOptions, sentRequest, sentUrl, URL } from "../native/sent-request.ts";
import type { ServiceType, ServiceValue, Values } from "../value.ts";
import { JUST_PLAIN, one } from "../values.ts";
import { viewOf } from "../view-of.ts";
import { serviceItems } from "./service-items.ts";

/** Under which axios tells of what was sent. */
const CONFIG = "config";

/** A member of something the service answered with. */
export function serviceMember(machine: Machine, value: ServiceValue, name: string): Values {
  const { type } = value;
  if (type.is === "response") return responseMember(machine, value, type.client, name);
  if (type.is === "failure") return failureMember(machine, value, name);
  if (type.is === "text") return nativeMethod(machine, value, name) ?? JUST_PLAIN;
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
  client: HttpClient,
  name: string,
): Values {
  const method = nativeMethod(machine, value, name);
  if (method) return method;
  if (client === axiosClient && name === CONFIG)
    return one(machine.intern.native(sentConfig, value));
  if (name === URL && client.tellsUrl?.includes("response")) return sentUrl(machine, value);
  return viewAt(machine, value, client.members, name) ?? JUST_PLAIN;
}

function failureMember(machine: Machine, value: ServiceValue, name: string): Values {
  const { client } = value.call;
  if (name === CONFIG || name === "request") {
    const told = client === axiosClient && name === CONFIG ? sentConfig : sentRequest;
    return one(machine.intern.native(told, value));
  }
  if (name === "options") return one(machine.intern.native(sentOptions, value));
  if (name === URL && client.tellsUrl?.includes("error")) return sentUrl(machine, value);
  const { failure } = client;
  if (failure && Object.hasOwn(failure, name) && failure[name] === "response")
    return one(machine.intern.service(value.call, { is: "response", client, refused: true }));
  return viewAt(machine, value, failure ?? {}, name) ?? JUST_PLAIN;
}

/** What a member of a response or an error shows of the answer; null where it shows none of it. */
function viewAt(
  machine: Machine,
  value: ServiceValue,
  views: Readonly<Record<string, View>>,
  name: string,
): Values | null {
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  return view === undefined ? null : one(viewOf(machine, value, view));
}
