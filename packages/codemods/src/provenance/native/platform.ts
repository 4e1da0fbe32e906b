import { builtinModules } from "node:module";
import { letEscape } from "../calls/invoke.ts";
import { JUST_UNKNOWN } from "../values.ts";
import type { Native } from "./native.ts";

const names: ReadonlySet<string> = new Set(builtinModules);

/** Whether a module is part of the platform, whose errors carry no answer of any service. */
export function isPlatformModule(specifier: string): boolean {
  return specifier.startsWith("node:") || names.has(specifier);
}

/** A part of the platform that is not followed: it gives anything, and so do all its members. */
export const platform: Native = {
  name: "platform",
  apply: (call) => letEscape(call.machine, call, JUST_UNKNOWN),
  construct: (call) => letEscape(call.machine, call, JUST_UNKNOWN),
  open: true,
};
