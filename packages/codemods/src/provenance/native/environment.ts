import { variableNamed } from "../modules/environment.ts";
import { knownTexts } from "../text/text.ts";
import { JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { ofParent } from "./forks.ts";
import { later } from "./later.ts";
import type { Exported } from "./library.ts";
import type { Native } from "./native.ts";
import { platform } from "./platform.ts";

/** The variables of the environment as members. */
export const environment: Native = {
  name: "env",
  apply: () => JUST_UNKNOWN,
  member: (machine, name, { node }) => variableNamed(machine, node, name),
  open: true,
};

/** `Deno.env`, which is asked for them. */
const asked: Native = {
  name: "env",
  apply: () => JUST_UNKNOWN,
  members: {
    get: {
      name: "get",
      apply: ({ machine, node, args }) => {
        const names = knownTexts(args[0] ?? NOTHING);
        return names.length === 0
          ? JUST_UNKNOWN
          : union(...names.map((name) => variableNamed(machine, node, name)));
      },
    },
  },
  open: true,
};

const ofNode: Native = {
  ...platform,
  name: "process",
  members: { env: environment, nextTick: later("nextTick", 1), ...ofParent },
};

/** Where platforms have the variables of the environment. */
export const environmentGlobals: Readonly<Record<string, Native>> = {
  process: ofNode,
  Bun: { ...ofNode, name: "Bun" },
  Deno: { ...platform, name: "Deno", members: { env: asked } },
};

/** `node:process`, which is the global of that name. */
export const processExternals: Exported = (name) => {
  if (name === "env") return (machine) => one(machine.intern.native(environment, null));
  const isWhole = name === "*" || name === "default";
  return isWhole ? (machine) => one(machine.intern.native(ofNode, null)) : null;
};
