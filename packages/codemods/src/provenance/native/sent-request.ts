import type { ExchangeUse } from "../exchanges.ts";
import type { Machine } from "../machine.ts";
import { isSite, type ServiceCall, type ServiceValue, type Value, type Values } from "../value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import type { Native } from "./native.ts";

/** The request that a client's answer or error tells of: a client that is called with it sends it once more. */
export const sentRequest: Native = {
  name: "sent request",
  apply: () => JUST_UNKNOWN,
  member: (machine, name, { self }) =>
    self?.kind === "service" && name === URL && self.call.client.tellsUrl?.includes("request")
      ? sentUrl(machine, self)
      : JUST_UNKNOWN,
};

/** What axios tells of such a request: the URL as it was given, and the body as JSON. */
export const sentConfig: Native = {
  name: "sent config",
  apply: () => JUST_UNKNOWN,
  member: (machine, name, { self }) => {
    const found = self?.kind === "service" ? configMember(machine, self, name) : NOTHING;
    return found.size > 0 ? found : JUST_UNKNOWN;
  },
};

/** The options that a request was made with, as the errors of ky and got have them. */
export const sentOptions: Native = {
  name: "sent options",
  apply: () => JUST_UNKNOWN,
  member: (machine, name, { self }) => {
    const uses = self?.kind === "service" && name === "json" ? usesOf(machine, self.call) : [];
    return uses.length > 0 ? union(...uses.map(({ body }) => body)) : JUST_UNKNOWN;
  },
};

/** Under which an answer, an error or a request tells where it went. */
export const URL = "url";

/** Where a request went. */
export function sentUrl(machine: Machine, { call }: ServiceValue): Values {
  return new Set(usesOf(machine, call).map(({ url }) => url));
}

/** The answer or error that tells of a request; null where it is none. */
export function tellerOf(value: Value): Value | null {
  const tells =
    value.kind === "native" && (value.native === sentRequest || value.native === sentConfig);
  return tells ? value.self : null;
}

function configMember(machine: Machine, { call }: ServiceValue, name: string): Values {
  const parts = usesOf(machine, call).map((use) =>
    name === "data" ? writtenBody(machine, use) : givenTo(machine, use, name),
  );
  return union(...parts);
}

/** The ways to a call that are known so far: who asks is asked again where there are more. */
function usesOf({ exchanges, read }: Machine, call: ServiceCall): readonly ExchangeUse[] {
  read(exchanges.news);
  const exchange = [...exchanges.all.values()].find((each) => each.call === call);
  return [...(exchange?.uses.values() ?? [])];
}

/** The body as it was sent: objects as JSON. */
function writtenBody(machine: Machine, { body, context, request }: ExchangeUse): Values {
  return flatMap(body, (value) => {
    if (!isSite(value, "object", "instance", "array")) return one(value);
    const text = machine.site(request.node, context, "json");
    machine.write(text.element, one(value));
    return one(text);
  });
}

function givenTo(machine: Machine, { context, request }: ExchangeUse, name: string): Values {
  const given = machine.site(request.node, context, "axios-given");
  return machine.read(machine.prop(given, name));
}
