import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";

/** Exports a function or class without a name as the default. */
export function exportAnonymous(machine: Machine, values: Values, frame: Frame): void {
  const { module } = frame.context;
  const site = machine.site(module.source, machine.moduleContext(module), "exports");
  machine.write(machine.prop(site, "default"), values);
}
