import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import type { SiteValue } from "../provenance/value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../provenance/values.ts";

/** The instance that `axios` itself is. */
export function globalInstance(machine: Machine): SiteValue {
  return instanceAt(machine, rootNode(machine), rootFrame(machine).context);
}

/** A frame for what is evaluated on behalf of no code. */
export function rootFrame(machine: Machine): NativeCall["frame"] {
  return {
    context: machine.moduleContext(machine.program.moduleOf(rootNode(machine))),
    flow: new Map(),
  };
}

/** The node at which the instance that `axios` itself is stands. */
export function rootNode(machine: Machine): ts.SourceFile {
  const [module] = machine.program.modules.values();
  if (!module) throw new TypeError("a program without modules has no clients");
  return module.source;
}

/** The name under which axios keeps headers of all methods. */
const COMMON = "common";

/** An instance, with its defaults and interceptors to be filled by the code. */
export function instanceAt(
  machine: Machine,
  node: ts.Node,
  context: NativeCall["frame"]["context"],
): SiteValue {
  const site = machine.site(node, context, "axios");
  if (site.props.size > 0) return site;
  machine.write(machine.prop(site, "default"), one(site));
  const defaults = machine.site(node, context, "axios-defaults");
  machine.write(machine.prop(site, "defaults"), one(defaults));
  // `axios.defaults.headers.common['X-API-Key'] = key` fills what is there already.
  const headers = machine.site(node, context, "headers");
  machine.write(machine.prop(defaults, "headers"), one(headers));
  machine.write(machine.prop(headers, COMMON), one(machine.site(node, context, "object")));
  const interceptors = machine.site(node, context, "axios-interceptors");
  for (const side of ["request", "response"] as const) {
    const holder = machine.site(node, context, `axios-${side}`);
    const use: Native = {
      name: `use-${side}`,
      apply: ({ args, machine: runner }) => {
        const [given = NOTHING, failed = NOTHING] = args;
        runner.write(holder.element, given);
        runner.write(holder.spread, failed);
        // Interceptors are called by the client, once the program has called it.
        for (const value of union(given, failed)) runner.handed.add(value);
        return JUST_PLAIN;
      },
    };
    machine.write(
      machine.prop(holder, "use"),
      one(machine.intern.native(machine.nativeAt(node, context, use), null)),
    );
    machine.write(machine.prop(interceptors, side), one(holder));
  }
  machine.write(machine.prop(site, "interceptors"), one(interceptors));
  return site;
}
