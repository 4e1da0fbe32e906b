import { NOTHING, one } from "../values.ts";
import type { Native } from "./native.ts";

/** Where a reference keeps what it refers to; no code can spell this name. */
const REFERRED = "(referred)";

const deref: Native = {
  name: "deref",
  apply: ({ machine, self }) =>
    self?.kind === "site" ? machine.read(machine.prop(self, REFERRED)) : NOTHING,
};

/** `new WeakRef(habit).deref()` gives the habit, as long as it is there. */
export const weakRefGlobal: Native = {
  name: "WeakRef",
  apply: () => NOTHING,
  construct: ({ machine, node, frame, args }) => {
    const site = machine.site(node, frame.context, "object");
    machine.write(machine.prop(site, REFERRED), args[0] ?? NOTHING);
    machine.write(machine.prop(site, "deref"), one(machine.intern.native(deref, site)));
    return one(site);
  },
};
