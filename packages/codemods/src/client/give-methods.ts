import type { Native, NativeCall } from "../provenance/native/native.ts";
import type { SiteValue } from "../provenance/value.ts";
import { one } from "../provenance/values.ts";

/** Gives an object that a call makes methods of its own. */
export function giveMethods(
  { machine, node, frame }: NativeCall,
  site: SiteValue,
  methods: Readonly<Record<string, Native["apply"]>>,
): void {
  for (const [name, apply] of Object.entries(methods)) {
    const native = machine.nativeAt(node, frame.context, { name: `${site.is}.${name}`, apply });
    machine.write(machine.prop(site, name), one(machine.intern.native(native, null)));
  }
}
