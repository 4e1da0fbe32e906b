import type { NativeCall } from "../provenance/native/native.ts";
import { concat, hole, knownTexts, textsOf } from "../provenance/text/text.ts";
import type { Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";
import { membersOf } from "./members-of.ts";

/** The URL that options with a host and a path describe. */
export function urlOfParts(call: NativeCall, options: Values, protocol: string): Values {
  const { machine, argNodes, node } = call;
  const path = membersOf(call, options, "path");
  if (path.size === 0) return NOTHING;
  const at = argNodes[0] ?? node;
  return concat(machine, originOf(call, options, protocol), textsOf(machine, path, at));
}

/** `http://host:port` of each host; a hole where none is known. */
function originOf(call: NativeCall, options: Values, protocol: string): Values {
  const { machine, argNodes, node } = call;
  const at = argNodes[0] ?? node;
  const named = membersOf(call, options, "hostname");
  const hosts = named.size > 0 ? named : membersOf(call, options, "host");
  const [port] = knownTexts(membersOf(call, options, "port"));
  const [scheme = protocol] = knownTexts(membersOf(call, options, "protocol"));
  const write = (text: string): Values =>
    one(machine.intern.text([{ text, node: at, start: 0, exact: false }]));
  const origins = flatMap(hosts, (host): Values => {
    const [part] = host.kind === "text" ? host.parts : [];
    // A URL that is a path alone has no host.
    if (host.kind !== "text" || !part) return NOTHING;
    if ("hole" in part) return one(hole(machine, part.hole, part.variable));
    const [known] = knownTexts(one(host));
    if (known === undefined) return concat(machine, write(`${scheme}//`), one(host));
    return write(`${scheme}//${known}${port ? `:${port}` : ""}`);
  });
  return origins.size > 0 ? origins : one(hole(machine, at, null));
}
