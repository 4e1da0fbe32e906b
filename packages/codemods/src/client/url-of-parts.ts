import type { NativeCall } from "../provenance/native/native.ts";
import { concat, hole, knownTexts, textsOf } from "../provenance/text/text.ts";
import type { Values } from "../provenance/value.ts";
import { NOTHING, one } from "../provenance/values.ts";
import { membersOf } from "./members-of.ts";

/** The URL that options with a host and a path describe. */
export function urlOfParts(call: NativeCall, options: Values, protocol: string): Values {
  const { machine, argNodes, node } = call;
  const path = membersOf(call, options, "path");
  if (path.size === 0) return NOTHING;
  const at = argNodes[0] ?? node;
  return concat(machine, originOf(call, options, protocol), textsOf(machine, path, at));
}

/** `http://host:port`; a hole where the host is not known. */
function originOf(call: NativeCall, options: Values, protocol: string): Values {
  const { machine, argNodes, node } = call;
  const at = argNodes[0] ?? node;
  const named = membersOf(call, options, "hostname");
  const host = named.size > 0 ? named : membersOf(call, options, "host");
  const [known, ...others] = knownTexts(host);
  if (known === undefined || others.length > 0) {
    const [text] = host;
    const [part] = text?.kind === "text" ? text.parts : [];
    const variable = part && "hole" in part ? part.variable : null;
    return one(hole(machine, part && "hole" in part ? part.hole : at, variable));
  }
  const [port] = knownTexts(membersOf(call, options, "port"));
  const [scheme = protocol] = knownTexts(membersOf(call, options, "protocol"));
  const text = `${scheme}//${known}${port ? `:${port}` : ""}`;
  return one(machine.intern.text([{ text, node: at, start: 0, exact: false }]));
}
