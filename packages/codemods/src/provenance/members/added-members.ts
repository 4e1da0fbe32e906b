import { envelope, type FieldMapping, shapeMappings } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { type Cell, createCell } from "../cell.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { ServiceType, ServiceValue, Values } from "../value.ts";

/** Members that code writes to what the service answered with. */
export type AddedMembers = Map<ServiceValue, Map<string, Added>>;

interface Added {
  readonly cell: Cell;
  /** The functions that write it: before they do, they read what the service sent. */
  readonly writers: Set<ts.Node>;
}

/** `response.data = response.data.data`, `habit.logs = await logsOf(habit)`. */
export function writeAdded(
  machine: Machine,
  value: ServiceValue,
  name: string,
  values: Values,
  { context }: Frame,
): void {
  if (!isAddable(value.type, name)) return;
  const { cell, writers } = addedAt(machine, value, name);
  writers.add(context.node);
  machine.write(cell, values);
}

/** What code put under a name; null where it put nothing there, or reads what it is about to replace. */
export function readAdded(
  machine: Machine,
  value: ServiceValue,
  name: string,
  { context }: Frame,
): Values | null {
  if (!isAddable(value.type, name)) return null;
  const { cell, writers } = addedAt(machine, value, name);
  const values = machine.read(cell);
  const isReplaced =
    value.type.is === "response" &&
    Object.hasOwn(value.type.client.members, name) &&
    writers.has(context.node);
  return values.size === 0 || isReplaced ? null : values;
}

function addedAt(machine: Machine, value: ServiceValue, name: string): Added {
  const members = machine.added.get(value) ?? new Map<string, Added>();
  machine.added.set(value, members);
  const added = members.get(name) ?? { cell: createCell(), writers: new Set() };
  members.set(name, added);
  return added;
}

const OF_ENVELOPE: ReadonlySet<string> = new Set([
  envelope.data,
  envelope.success.member,
  envelope.error.member,
]);

/** The members of payloads whose writes are the service's own. */
const OF_PAYLOADS: ReadonlySet<string> = new Set(
  Object.values(shapeMappings).flatMap(({ fields }) => fields.flatMap(namesOf)),
);

function namesOf(field: FieldMapping): readonly string[] {
  const to = field.op === "move" && typeof field.to[0] === "string" ? [field.to[0]] : [];
  return [field.from, ...to];
}

function isAddable(type: ServiceType, name: string): boolean {
  if (type.is === "response") return true;
  if (type.is === "envelope") return !OF_ENVELOPE.has(name);
  return type.is === "payload" && !OF_PAYLOADS.has(name);
}
