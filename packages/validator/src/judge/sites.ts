import type { Breakage } from "../model.ts";
import { below, escaped, type Place, pointerOf } from "./place.ts";

/** Where a breakage stands. */
type Site = Pick<Breakage, "in" | "pointer">;

/** Where the parts of a call stand: those of a request, or those of an operation in the body of a batch. */
export interface Sites {
  /** Whether the path has no prefix, as that of an operation. */
  readonly isRelative: boolean;
  method(): Site;
  path(): Site;
  query(name: string): Site;
}

/** The path of a request, which nearly all that is said of calls is about. */
const atPath: Site = { in: "path", pointer: "" };

/** The parts of a request. */
export const requestSites: Sites = {
  isRelative: false,
  method: () => ({ in: "method", pointer: "" }),
  path: () => atPath,
  query: (name) => ({ in: "query", pointer: `/${escaped(name)}` }),
};

/** The parts of an operation of a batch. */
export function operationSites(operation: Place): Sites {
  const site = (name: string): Site => ({ in: "body", pointer: pointerOf(below(operation, name)) });
  return {
    isRelative: true,
    method: () => site("method"),
    path: () => site("path"),
    query: () => site("path"),
  };
}
