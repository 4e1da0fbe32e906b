import { type Check, checkJson } from "./check.ts";
import { type Fault, gather, gatherMissing } from "./fault.ts";
import { isJsonObject } from "./json.ts";
import { layoutsOf } from "./layouts.ts";
import { notAnObject } from "./member-checks.ts";
import type { ConvertedLog } from "./model.ts";
import type { NoteTaker } from "./notes.ts";
import { carryStep, type Step, type Upgrade } from "./steps-to-v2.ts";

/** What to do with one member on the way to v2. */
export interface Member {
  readonly check: Check;
  readonly step: Step;
}

/** A mapping made ready for the way to v2. */
export interface UpgradeMapping {
  /** The members that either version names. */
  readonly members: ReadonlyMap<string, Member>;
  readonly required: readonly string[];
}

/** A v1 payload in v2, and the logs of its completions where it had a record of them. */
interface Upgraded {
  readonly value: Record<string, unknown>;
  readonly logs: ConvertedLog[] | undefined;
}

/** Reads a mapping from v1 to v2. Gives the faults of what is not a payload of v1 instead, all of them. */
export type ToV2 = (input: unknown, taker: NoteTaker) => Upgraded | readonly Fault[];

/** Makes ready what converts payloads of one shape to v2. */
export function toV2Of({ members, required }: UpgradeMapping): ToV2 {
  const layoutOf = layoutsOf(
    (name) => members.get(name) ?? { check: checkJson, step: carryStep(name) },
  );
  return (input, taker) => {
    if (!isJsonObject(input)) return notAnObject;
    const own = Object.keys(input);
    const known = layoutOf(own);
    const upgrade: Upgrade = { input, value: {}, taker, record: undefined };
    let faults: Fault[] | undefined;
    for (let index = 0; index < known.length; index++) {
      const name = own[index] as string;
      const value = input[name];
      if (value === undefined) continue;
      const { check, step } = known[index] as Member;
      const found = check(value);
      if (found.length > 0) faults = gather(faults, name, found);
      else step(value, upgrade);
    }
    if (required.length > 0) faults = gatherMissing(faults, input, required);
    return faults ?? { value: upgrade.value, logs: upgrade.record?.() };
  };
}
