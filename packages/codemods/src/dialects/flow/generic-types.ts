import type { FlowCode } from "./flow-code.ts";
import { type FlowNode, inner, listed } from "./flow-node.ts";

/**
 * Flow's own types that TypeScript calls something else, in no more characters, and beginning where they begin:
 * what replaces such a type then replaces all of it.
 */
const NAMES: Readonly<Record<string, string>> = {
  $ReadOnly: "Readonly ",
  $ReadOnlyArray: "ReadonlyArray ",
  $Partial: "Partial ",
  $NonMaybeType: "NonNullable  ",
};

/** What gives a type much like the one that it is given. */
const ALIKE: ReadonlySet<string> = new Set(["$Exact", "$Shape", "$Subtype", "$Supertype"]);
/** What leaves out of a type the members of another. */
const LEFT: ReadonlySet<string> = new Set(["$Diff", "$Rest"]);
const MEMBERS: ReadonlySet<string> = new Set(["$PropertyType", "$ElementType"]);

/** `$ReadOnly<Habit>`, `$Keys<Habit>` and the like. */
export function writeGenericType(node: FlowNode, code: FlowCode): void {
  const id = inner(node, "id");
  const given = inner(node, "typeParameters") ?? inner(node, "typeArguments");
  const name = id && code.text.slice(...id.range);
  if (!id || !given || !name?.startsWith("$")) return;
  const [start, end] = given.range;
  const [first, second] = listed(given, "params");
  const own = NAMES[name];
  if (own !== undefined) code.put(id.range[0], own);
  else if (name === "$Keys") {
    // All of it is one type, which may be replaced.
    code.put(id.range[0], "keyof(");
    code.put(end - 1, ")");
  } else if (ALIKE.has(name)) {
    code.blank(id.range[0], start + 1);
    code.blank(end - 1, end);
  } else if (LEFT.has(name) && first && second) {
    code.put(id.range[0], "Omit ".slice(0, name.length));
    code.insert(second.range[0], "keyof ");
  } else if (MEMBERS.has(name) && first && second) {
    // `(Habit)['title']`
    const comma = code.text.indexOf(",", first.range[1]);
    code.blank(id.range[0], start + 1);
    code.put(id.range[0], "(");
    code.put(comma, ")");
    if (/[^\S\r\n]/.test(code.text.charAt(comma + 1))) code.put(comma + 1, "[");
    else code.insert(comma + 1, "[");
    code.put(end - 1, "]");
  }
}
