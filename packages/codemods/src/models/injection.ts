import { injectedFor, PROVIDED } from "../provenance/calls/injected.ts";
import { cellsOf } from "../provenance/held.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { isSite, type Value, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";

/** What an injector gives for tokens. */
export function injected({ machine, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (token) => injectedFor(machine, token));
}

/** Has injectors give something for tokens: they keep it themselves. */
export function provided({ machine, args }: NativeCall): Values {
  for (const token of args[0] ?? NOTHING)
    if (token.kind === "site") machine.write(machine.prop(token, PROVIDED), args[1] ?? NOTHING);
  return NOTHING;
}

/** Lists in lists deeper than this are no providers. */
const DEPTH = 5;

/** What stands in lists, and in the lists in them. */
export function leaves({ machine, args }: NativeCall): Values {
  const inside = (value: Value, depth: number): Values => {
    if (!isSite(value, "array") || depth > DEPTH) return one(value);
    return flatMap(new Set(cellsOf(value).flatMap((cell) => [...machine.read(cell)])), (each) =>
      inside(each, depth + 1),
    );
  };
  return flatMap(args[0] ?? NOTHING, (value) => inside(value, 0));
}
