import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { one, without } from "../provenance/values.ts";
import { giveMethods } from "./give-methods.ts";
import { setHeaders } from "./set-headers.ts";

/** Where a request, and what makes it, keep the functions that it is handed to; no code can spell the name. */
const PLUGINS = "(plugins)";

/** Hands a request, or all of an agent, to functions of the program. */
export function keepPlugins({ machine }: NativeCall, user: SiteValue, given: Values): void {
  const functions = without(given, ({ kind }) => kind !== "function");
  machine.write(machine.prop(user, PLUGINS), functions);
}

/** The address of a request behind the functions that it is handed to: `req.url = base + req.url`. */
export function pluggedUrl(call: NativeCall, user: SiteValue, url: Values): Values {
  const { machine, node, frame } = call;
  const plugins = machine.read(machine.prop(user, PLUGINS));
  if (plugins.size === 0) return url;
  const request = machine.site(node, frame.context, "axios-config");
  const given = machine.site(node, frame.context, "axios-given");
  machine.write(machine.prop(given, "url"), url);
  const headers = machine.site(node, frame.context, "headers");
  const set = ({ args }: NativeCall): Values => {
    setHeaders(call, headers, args);
    return one(request);
  };
  giveMethods(call, request, { set });
  machine.verbs.invoke(plugins, implicitCall(call, [one(request)]));
  const written = machine.read(machine.prop(request, "url"));
  const known = without(written, ({ kind }) => kind !== "text");
  return known.size > 0 ? known : url;
}
