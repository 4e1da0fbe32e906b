import { envelopeOf } from "../envelope-of.ts";
import { concat, knownTexts } from "../text.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one, UNKNOWN, union } from "../values.ts";
import { callback } from "./callback.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

/** The parsed body of a response. */
function body(call: NativeCall): Values {
  const { self, machine } = call;
  return self?.kind === "service" ? one(envelopeOf(machine, self)) : NOTHING;
}

const promisedBody = (name: string, read: (call: NativeCall) => Values): Native => ({
  name,
  apply: (call) => promiseOf(call.machine, read(call), call.node, call.frame.context),
});

/** The body as JSON text that has not been parsed yet. */
function bodyText(call: NativeCall): Values {
  const json = call.machine.site(call.node, call.frame.context, "json");
  call.machine.write(json.element, body(call));
  return one(json);
}

const fetchResponseMethods: Readonly<Record<string, Native>> = {
  json: promisedBody("json", body),
  text: promisedBody("text", bodyText),
  clone: { name: "clone", apply: itself },
};

/** Methods of an HTTP response, by client library. */
export function responseMethods(client: "fetch" | "axios"): Readonly<Record<string, Native>> {
  return client === "fetch" ? fetchResponseMethods : {};
}

function setEntry(call: NativeCall): Values {
  const { self, machine, args } = call;
  if (self?.kind !== "site") return NOTHING;
  const names = knownTexts(args[0] ?? NOTHING);
  for (const name of names) machine.write(machine.prop(self, name), args[1] ?? NOTHING);
  if (names.length === 0) machine.write(self.element, args[1] ?? NOTHING);
  return NOTHING;
}

const put = (name: string): Native => ({ name, apply: setEntry });

function itself({ self }: NativeCall): Values {
  return self ? one(self) : NOTHING;
}

function href({ self, machine }: NativeCall): Values {
  return self?.kind === "site" ? machine.read(machine.prop(self, "href")) : NOTHING;
}

export const headersMethods: Readonly<Record<string, Native>> = {
  set: put("set"),
  append: put("append"),
  get: { name: "get", apply: () => JUST_PLAIN },
  has: { name: "has", apply: () => JUST_PLAIN },
};

/** A query's text is a hole whose parameters are known. */
export const searchParamsMethods: Readonly<Record<string, Native>> = {
  set: put("set"),
  append: put("append"),
  toString: { name: "toString", apply: itself },
};

export const urlMethods: Readonly<Record<string, Native>> = {
  toString: {
    name: "toString",
    apply: href,
  },
};

/** JSON text: its methods as text change nothing that matters. */
export const jsonMethods: Readonly<Record<string, Native>> = {
  toString: { name: "toString", apply: itself },
  trim: { name: "trim", apply: itself },
};

/** The global `JSON`. */
export const jsonGlobal: Native = {
  name: "JSON",
  apply: () => JUST_PLAIN,
  members: {
    stringify: {
      name: "stringify",
      apply: ({ machine, node, frame, args }) => {
        const site = machine.site(node, frame.context, "json");
        machine.write(site.element, args[0] ?? NOTHING);
        return one(site);
      },
    },
    parse: { name: "parse", apply: parse },
  },
};

/** What was written as JSON is read back; anything else comes from outside. */
function parse(call: NativeCall): Values {
  const given = call.args[0] ?? NOTHING;
  if (call.args[1]) callback(call, 1, []);
  const values: Values[] = [];
  for (const value of given)
    values.push(isSite(value, "json") ? call.machine.read(value.element) : unparsed(value));
  return union(...values);
}

function unparsed(value: Value): Values {
  return value.kind === "foreign" ? one(value) : one(UNKNOWN);
}

const copying = (name: string, is: SiteValue["is"]): Native => ({
  name,
  apply: () => JUST_PLAIN,
  construct: (call) => {
    const { machine, node, frame } = call;
    const site = machine.site(node, frame.context, is);
    machine.write(site.spread, call.args[0] ?? NOTHING);
    return one(site);
  },
});

export const headersGlobal: Native = copying("Headers", "headers");
export const searchParamsGlobal: Native = copying("URLSearchParams", "search-params");

/** `new URL(path, base)`: an absolute path replaces that of the base, of which the origin is not known apart. */
export const urlGlobal: Native = {
  name: "URL",
  apply: () => JUST_PLAIN,
  construct: (call) => {
    const { machine, node, frame, args } = call;
    const site = machine.site(node, frame.context, "url");
    const path = args[0] ?? NOTHING;
    const base = args[1];
    const href = base && base.size > 0 ? concat(machine, trimmed(call, base), path) : path;
    machine.write(machine.prop(site, "href"), href);
    machine.write(
      machine.prop(site, "searchParams"),
      one(machine.site(node, frame.context, "search-params")),
    );
    return one(site);
  },
};

/** Holes of a base stay; of its literal text all but the path counts. */
function trimmed(call: NativeCall, base: Values): Values {
  const { machine } = call;
  const texts = new Set<Value>();
  for (const value of base) {
    if (value.kind === "text") texts.add(value);
    else if (isSite(value, "url"))
      for (const href of machine.read(machine.prop(value, "href"))) texts.add(href);
    else texts.add(machine.intern.text([{ hole: call.argNodes[1] ?? call.node, variable: null }]));
  }
  return texts;
}
