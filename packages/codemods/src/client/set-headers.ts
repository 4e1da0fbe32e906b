import type { NativeCall } from "../provenance/native/native.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { NOTHING } from "../provenance/values.ts";

/** `set(name, value)` and `set(headers)`. */
export function setHeaders(call: NativeCall, headers: SiteValue, args: readonly Values[]): void {
  const { machine, node, frame } = call;
  const objects = [...(args[0] ?? NOTHING)].filter((value) => value.kind === "site");
  machine.write(headers.spread, new Set(objects));
  const put = machine.verbs.member(headers, "set", frame, node);
  if (args.length > 1) machine.verbs.invoke(put, { ...call, args, argNodes: [], self: null });
}
