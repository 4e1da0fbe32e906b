import { envelope, type FieldMapping, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Cell, createCell } from "../cell.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { ServiceType, ServiceValue, Values } from "../value.ts";
import { NOTHING } from "../values.ts";

/** Members that code writes to what the service answered with. */
export type AddedMembers = Map<ServiceValue, Map<string, Added>>;

interface Added {
  readonly cell: Cell;
  /** The functions that write it: before they do, they read what the service sent. */
  readonly writers: Set<ts.Node>;
}

/** `response.data = response.data.data`, `habit.logs = await logsOf(habit)`; a name that is not known is that of an element. */
export function writeAdded(
  machine: Machine,
  value: ServiceValue,
  name: string | null,
  values: Values,
  { context }: Frame,
): void {
  if (value.type.is === "list" && (name === null || /^\d+$/.test(name)))
    addElements(machine, value, values);
  if (name === null) return;
  if (!isAddable(value.type, name) && !isData(value.type, name)) return;
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

/** What code puts into a list of the service: `habits.push({ title })`, `habits[0] = changed`. */
export function addElements(machine: Machine, list: ServiceValue, values: Values): void {
  if (list.type.is === "list") machine.write(addedAt(machine, list, ELEMENT).cell, values);
}

/** What code put into a list of the service, wherever. */
export function addedElements(machine: Machine, list: ServiceValue): Values {
  return machine.read(addedAt(machine, list, ELEMENT).cell);
}

/** What code may have put in the place of what an envelope holds: `reply.data ??= NONE`. */
export function addedBeside(
  machine: Machine,
  value: ServiceValue,
  name: string,
  read: ts.Node,
): Values {
  return isData(value.type, name) && !isReplacing(read)
    ? machine.read(addedAt(machine, value, name).cell)
    : NOTHING;
}

/** Whether a member is read for what takes its place: `reply.data = reply.data.map(shorten)`. */
function isReplacing(read: ts.Node): boolean {
  const text = read.getText();
  const assignment = ts.findAncestor(
    read,
    (node): node is ts.BinaryExpression =>
      ts.isBinaryExpression(node) && node.left !== read && node.left.getText() === text,
  );
  return assignment?.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

function isData({ is }: ServiceType, name: string): boolean {
  return is === "envelope" && name === envelope.data;
}

/** Under which the elements stand that were added; no code can spell the name. */
const ELEMENT = "(element)";

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
