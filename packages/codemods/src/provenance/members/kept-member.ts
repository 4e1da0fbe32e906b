import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { isNullish, type SiteValue, type Value } from "../value.ts";
import { JUST_UNKNOWN } from "../values.ts";
import { assignedTo } from "./assigned.ts";
import { copiedFrom } from "./copied.ts";
import { keptNames } from "./kept-names.ts";

/**
 * Whether a member is sought in what nobody knows of the object of a library, while the program puts values into such
 * objects under that name: what it puts there is what is found. Where nothing comes, that is found out later.
 */
export function isKept(machine: Machine, site: SiteValue, value: Value, name: string): boolean {
  if (value.kind !== "unknown" || !site.context.module.isModel) return false;
  if (!keptNames(machine.program).has(name)) return false;
  const names = machine.kept.get(site) ?? new Set();
  machine.kept.set(site, names.add(name));
  assignedTo(machine, site, name);
  return true;
}

/** Once all has run, gives up waiting for what the program did not put there; false where nothing was waited for. */
export function openKept(machine: Machine): boolean {
  const asked = [...machine.kept].flatMap(([site, names]) =>
    [...names].map((name) => ({ site, name, isFound: isFound(machine, site, name) })),
  );
  machine.kept.clear();
  let isOpened = false;
  for (const name of new Set(asked.map((each) => each.name))) {
    const here = asked.filter((each) => each.name === name);
    // What is put into an object need not be in those that it was made of.
    const within = new Set(
      copiedFrom(
        machine,
        here.filter((each) => each.isFound).map(({ site }) => site),
      ),
    );
    for (const { site } of here) {
      if (within.has(site)) continue;
      machine.verbs.writeMember(site, name, JUST_UNKNOWN, frameOf(site));
      // What is settled takes nothing more.
      isOpened ||= isFound(machine, site, name);
    }
  }
  return isOpened;
}

function isFound(machine: Machine, site: SiteValue, name: string): boolean {
  return ![...machine.verbs.member(site, name, frameOf(site), site.node)].every(isNullish);
}

function frameOf({ context }: SiteValue): Frame {
  return { context, flow: new Map() };
}
