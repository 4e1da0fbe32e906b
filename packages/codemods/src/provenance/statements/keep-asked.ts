import { ts } from "ts-morph";
import type { Binding } from "../../program/binding.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { hasMember } from "../members/has-member.ts";
import type { Value } from "../value.ts";
import { flatMap, without } from "../values.ts";

/** Whether an object is ruled out by what stands under a name of it. */
type Drops = (value: Value, name: string) => boolean;

/**
 * What a question about a member leaves of the object that has it: `action.type` asks of `action`, and
 * `type` of all that `const { type, payload } = action` took beside it.
 */
export function keepAsked(
  machine: Machine,
  asked: ts.Expression,
  frame: Frame,
  drops: Drops,
): void {
  if (ts.isIdentifier(asked)) keepParts(machine, asked, frame, drops);
  else if (ts.isPropertyAccessExpression(asked) && ts.isIdentifier(asked.expression)) {
    const { name, expression } = asked;
    keepAmong(expression, frame, (values) => {
      const dropped = new Set(values.filter((value) => drops(value, name.text)));
      const isRest = restOf(machine, values, dropped, name.text);
      return values.filter((value) => !dropped.has(value) && !isRest(value));
    });
  }
}

/** `Habit & { kind: 'habit' }` comes as its two parts: what has no tag goes where the tag alone goes. */
function restOf(
  machine: Machine,
  values: readonly Value[],
  dropped: ReadonlySet<Value>,
  name: string,
): (value: Value) => boolean {
  const tags = values.filter((value) => isTagAlone(machine, value, name));
  const gone = tags.filter((tag) => dropped.has(tag));
  if (gone.length === 0) return () => false;
  const beside = besideAll(machine, gone);
  const kept = besideAll(
    machine,
    tags.filter((tag) => !dropped.has(tag)),
  );
  const isRest = (declaration: ts.Node): boolean =>
    gone.length === tags.length || (beside.has(declaration) && !kept.has(declaration));
  return (value) => {
    if (value.kind !== "typed" || hasMember(machine, value, name) !== false) return false;
    const structure = machine.types.expand(value.type);
    return structure.is === "object" ? isRest(structure.declaration) : gone.length === tags.length;
  };
}

/** What declares the parts that stand with tags in an intersection: `Habit` of `Habit & { kind: 'habit' }`. */
function besideAll(machine: Machine, tags: readonly Value[]): ReadonlySet<ts.Node> {
  const declarations = tags.flatMap((tag) => {
    const structure = tag.kind === "typed" ? machine.types.expand(tag.type) : null;
    return structure?.is === "object" ? [structure.declaration] : [];
  });
  const parts = declarations.flatMap(({ parent }) =>
    ts.isIntersectionTypeNode(parent) ? [...parent.types] : [],
  );
  return new Set(
    parts.flatMap((part) => {
      const structure = machine.types.expand(machine.types.refer(part));
      return structure.is === "object" ? [structure.declaration] : [];
    }),
  );
}

function isTagAlone(machine: Machine, value: Value, name: string): boolean {
  if (value.kind !== "typed") return false;
  const structure = machine.types.expand(value.type);
  return structure.is === "object" && structure.members.size === 1 && structure.members.has(name);
}

/** Takes what does not pass out of a variable of this very run; what others may write to is not known here. */
export function keep(name: ts.Identifier, frame: Frame, drops: (value: Value) => boolean): void {
  keepAmong(name, frame, (values) => values.filter((value) => !drops(value)));
}

/** Leaves of a variable of this very run what is chosen of all that it can hold. */
export function keepAmong(
  name: ts.Identifier,
  frame: Frame,
  choose: (values: readonly Value[]) => readonly Value[],
): void {
  const binding: Binding | null = frame.context.module.scopes.resolve(name);
  const held = binding && !binding.assignedInside ? frame.flow.get(binding) : undefined;
  if (binding && held) frame.flow.set(binding, new Set(choose([...held])));
}

function keepParts(machine: Machine, asked: ts.Identifier, frame: Frame, drops: Drops): void {
  const { scopes } = frame.context.module;
  const element = scopes.resolve(asked)?.node.parent;
  const tag = element && ts.isBindingElement(element) ? partOf(element) : null;
  if (!element || !tag || !ts.isObjectBindingPattern(element.parent)) return;
  const whole = machine.latest.get(element.parent);
  if (!whole) return;
  const passed = without(whole, (value) => drops(value, tag.member));
  if (passed.size === whole.size) return;
  for (const part of element.parent.elements.flatMap((each) => partOf(each) ?? [])) {
    const given = flatMap(passed, (value) =>
      machine.verbs.member(value, part.member, frame, part.name),
    );
    const binding = scopes.resolve(part.name);
    if (binding && !binding.reassigned) keep(part.name, frame, (value) => !given.has(value));
  }
}

/** A member that a pattern takes as it is, and the name that it gets. */
function partOf(element: ts.BindingElement): { member: string; name: ts.Identifier } | null {
  const { name, propertyName = name, initializer, dotDotDotToken } = element;
  if (initializer || dotDotDotToken || !ts.isIdentifier(name)) return null;
  return ts.isIdentifier(propertyName) ? { member: propertyName.text, name } : null;
}
