import type { Machine } from "../provenance/machine.ts";
import type { Values } from "../provenance/value.ts";
import { JUST_UNKNOWN } from "../provenance/values.ts";

/** What the model of a library exports under a name, for natives that are written in its terms. */
export function exportedByModel(machine: Machine, library: string, name: string): Values {
  const model = machine.program.resolve("", library);
  return model?.isModel ? machine.verbs.exported(model, name) : JUST_UNKNOWN;
}
