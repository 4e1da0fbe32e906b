import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { concat } from "../provenance/text.ts";
import { flatText } from "../provenance/text-slice.ts";
import type { TextValue } from "../provenance/text-value.ts";
import type { Values } from "../provenance/value.ts";
import { flatMap, one } from "../provenance/values.ts";

/** The path put behind the base of the instance, as axios does. */
export function fullUrl(call: NativeCall, bases: Values, paths: Values): Values {
  const { machine, node } = call;
  if (bases.size === 0) return paths;
  return flatMap(paths, (path) => {
    if (path.kind !== "text") return one(path);
    const head = path.parts[0];
    if (head && "text" in head && /^(https?:)?\/\//.test(head.text)) return one(path);
    return flatMap(bases, (base) =>
      base.kind === "text"
        ? concat(machine, one(joined(machine, base, path, node)), one(path))
        : one(path),
    );
  });
}

/** The base without a slash at its end, and one where the path has none. */
function joined(machine: Machine, base: TextValue, path: TextValue, node: ts.Node): TextValue {
  const last = base.parts.at(-1);
  const first = path.parts[0];
  const ends = last !== undefined && "text" in last && last.text.endsWith("/");
  const starts = first !== undefined && "text" in first && first.text.startsWith("/");
  if (ends && starts) {
    const trimmed = { ...last, text: last.text.slice(0, -1) };
    return machine.intern.text([...base.parts.slice(0, -1), trimmed]);
  }
  if (ends || starts || flatText(path) === "") return base;
  return machine.intern.text([...base.parts, { text: "/", node, start: 0, exact: false }]);
}
