import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { concat } from "../provenance/text/text.ts";
import type { TextValue } from "../provenance/text/text-value.ts";
import type { Value, Values } from "../provenance/value.ts";
import { flatMap, one } from "../provenance/values.ts";
import { flatten } from "./addresses/match-url.ts";
import { tokenOf } from "./addresses/token-of.ts";

/** How many looks at what a cell holds take as long as to put one text behind another. */
const LOOKS = 200;

/** The path put behind the base of the instance, as axios does; what begins with a base already is whole. */
export function fullUrl(call: NativeCall, bases: Values, paths: Values): Values {
  const { machine, node } = call;
  if (bases.size === 0) return paths;
  machine.spend(paths.size * bases.size * LOOKS);
  const begins = new Set<unknown>([...bases].map(firstToken).filter((token) => token !== null));
  return flatMap(paths, (path) => {
    if (path.kind !== "text") return one(path);
    const head = path.parts[0];
    if (head && "text" in head && /^(https?:)?\/\//.test(head.text)) return one(path);
    // A request that is sent again may have its whole address.
    if (begins.has(firstToken(path))) return one(path);
    return flatMap(bases, (base) =>
      base.kind === "text"
        ? concat(machine, one(joined(machine, base, path, node)), one(path))
        : one(path),
    );
  });
}

/** What tells an address that begins with a variable from others; null where it begins with text. */
function firstToken(value: Value): unknown {
  const [first] = value.kind === "text" ? value.parts : [];
  return first && "hole" in first ? tokenOf(first) : null;
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
  if (ends || starts || flatten(path) === "") return base;
  return machine.intern.text([...base.parts, { text: "/", node, start: 0, exact: false }]);
}
