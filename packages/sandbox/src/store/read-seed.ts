import { isPlan, planNames } from "./plan.ts";
import type { Seed } from "./seed.ts";
import {
  escaped,
  isObject,
  itemChecks,
  type Members,
  type SeedFault,
  seedLists,
} from "./seed-faults.ts";

/**
 * Reads what a seed file says.
 *
 * @returns All that is wrong with it, where something is, each with a JSON Pointer in front.
 */
export function readSeed(value: unknown): Seed | { readonly faults: readonly string[] } {
  if (!isObject(value)) return { faults: ["a seed is an object"] };
  const faults = [
    ...unknownFaults(value),
    ...planFaults(value),
    ...seedLists.flatMap((name) => listFaults(name, value[name])),
  ];
  const all = faults.length > 0 ? faults : relationFaults(value as Seed);
  if (all.length === 0) return value as Seed;
  return { faults: all.map(({ pointer, message }) => `${pointer} ${message}`) };
}

function unknownFaults(value: Members): readonly SeedFault[] {
  const known: readonly string[] = ["plan", ...seedLists];
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      pointer: `/${escaped(name)}`,
      message: `is not known; there are ${known.join(", ")}`,
    }));
}

function planFaults({ plan }: Members): readonly SeedFault[] {
  if (plan === undefined || isPlan(plan)) return [];
  return [{ pointer: "/plan", message: `must be one of ${planNames.join(", ")}` }];
}

function listFaults(name: (typeof seedLists)[number], list: unknown = []): readonly SeedFault[] {
  if (!Array.isArray(list)) return [{ pointer: `/${name}`, message: "must be a list" }];
  return list.flatMap((own: unknown, index) => {
    const place = `/${name}/${index}`;
    if (!isObject(own)) return [{ pointer: place, message: "must be an object" }];
    const { id } = own;
    const unnamed = id === undefined || (typeof id === "string" && id !== "");
    return [
      ...(unnamed ? [] : [{ pointer: `${place}/id`, message: "must be a text" }]),
      ...itemChecks[name](own).map(({ pointer, message }) => ({
        pointer: place + pointer,
        message,
      })),
    ];
  });
}

/** What names what: each id once, and what belongs to a habit to one that is there. */
function relationFaults(seed: Seed): readonly SeedFault[] {
  const { keys, users, areas, habits = [], logs = [], notes = [], templates } = seed;
  const known = new Set<unknown>(habits.map(({ id }) => id));
  const dangling = (name: string, list: readonly { readonly habitId?: string }[]) =>
    list.flatMap(({ habitId }, index) =>
      known.has(habitId)
        ? []
        : [{ pointer: `/${name}/${index}/habitId`, message: `names no habit: ${habitId}` }],
    );
  return [
    ...repeated("keys", "key", keys),
    ...repeated("users", "email", users),
    ...repeated("areas", "id", areas),
    ...repeated("habits", "id", habits),
    ...repeated("logs", "id", logs),
    ...repeated("notes", "id", notes),
    ...repeated("templates", "templateId", templates),
    ...dangling("logs", logs),
    ...dangling("notes", notes),
  ];
}

function repeated(
  name: (typeof seedLists)[number],
  member: string,
  list: readonly object[] = [],
): readonly SeedFault[] {
  const seen = new Map<unknown, number>();
  return (list as readonly Members[]).flatMap((own, index) => {
    const value = own[member];
    const first = seen.get(value);
    if (value === undefined) return [];
    if (first === undefined) {
      seen.set(value, index);
      return [];
    }
    // A key is a secret, and stays out of the message.
    return [
      { pointer: `/${name}/${index}/${member}`, message: `is the same as /${name}/${first}` },
    ];
  });
}
