import { concat, textsOf } from "../text/text.ts";
import type { Values } from "../value.ts";
import { one } from "../values.ts";
import { type Exported, libraryOf } from "./library.ts";
import type { Native, NativeCall } from "./native.ts";

/** The pieces of a path with a slash between any two. */
function joined({ machine, node, args, argNodes }: NativeCall): Values {
  const slash = one(machine.intern.text([{ text: "/", node, start: 0, exact: false }]));
  let path: Values = one(machine.intern.text([]));
  args.forEach((values, index) => {
    const piece = textsOf(machine, values, argNodes[index] ?? node);
    path = concat(machine, index === 0 ? path : concat(machine, path, slash), piece);
  });
  return path;
}

const members: Readonly<Record<string, Native>> = {
  join: { name: "join", apply: joined },
  resolve: { name: "resolve", apply: joined },
  normalize: { name: "normalize", apply: joined },
};

/** What `node:path` exports, as far as it puts paths together. */
export const pathExternals: Exported = libraryOf("path", {
  ...members,
  posix: { name: "posix", apply: joined, members },
});
