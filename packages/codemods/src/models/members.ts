import { ts } from "ts-morph";
import { implicitCall } from "../provenance/invocation.ts";
import { copiedFrom } from "../provenance/members/copied.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { TextPart } from "../provenance/text/text-value.ts";
import { type SiteValue, type Value, type Values, writtenNames } from "../provenance/value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../provenance/values.ts";

/**
 * Calls a function with each member of an object and its name, and gives an object of what comes back. Each
 * member is told apart from the others, as it would not be in a loop.
 */
export function eachMember(call: NativeCall): Values {
  const { node } = call;
  return visitMembers(call, (text) => ({ text, node, start: 0, exact: false }));
}

/** The same where the names are paths, which are written in no other place and followed to nothing else. */
export function eachPath(call: NativeCall): Values {
  return visitMembers(call, (text, place) => {
    const name = place?.name;
    return name && ts.isStringLiteral(name)
      ? { text, node: name, start: name.getStart() + 1, exact: true }
      : { text, node: call.node, start: 0, exact: false };
  });
}

function visitMembers(
  call: NativeCall,
  keyOf: (name: string, place: ts.ObjectLiteralElementLike | null) => TextPart,
): Values {
  const { machine, node, frame } = call;
  const [objects = NOTHING, callees = NOTHING] = call.args;
  const result = machine.site(node, frame.context, "object");
  for (const object of objects) {
    for (const name of namesOf(call, object)) {
      const place = placeOf(object, name);
      const key = machine.intern.text([keyOf(name, place)]);
      const held = machine.verbs.member(object, name, frame, node);
      const given = machine.verbs.invoke(callees, {
        ...implicitCall({ frame, node: place ?? node }, [held, one(key)]),
        self: key,
      });
      machine.write(machine.prop(result, name), given);
    }
  }
  return one(result);
}

function namesOf({ machine }: NativeCall, value: Value): readonly string[] {
  if (value.kind === "typed") {
    const structure = machine.types.expand(value.type);
    return structure.is === "object" ? [...structure.members.keys()] : [];
  }
  if (value.kind !== "site") return [];
  machine.read(value.element);
  const sites = copiedFrom(machine, [value]).filter(
    (each): each is SiteValue => each.kind === "site",
  );
  // What holds nothing yet may do so later.
  for (const site of sites) for (const cell of site.props.values()) machine.read(cell);
  return [...new Set(sites.flatMap(writtenNames))];
}

/** Where a literal writes a member: calls on its behalf are told apart by it. */
function placeOf(value: Value, name: string): ts.ObjectLiteralElementLike | null {
  if (value.kind !== "site" || !ts.isObjectLiteralExpression(value.node)) return null;
  const { properties } = value.node;
  return properties.find((property) => property.name && textOf(property.name) === name) ?? null;
}

function textOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/** Calls a function with each object by itself, and tells these calls apart by where the objects are made. */
export function eachApart(call: NativeCall): Values {
  const { machine, frame } = call;
  const [values = NOTHING, callees = NOTHING] = call.args;
  for (const value of values) {
    const node = value.kind === "site" ? value.node : call.node;
    machine.verbs.invoke(callees, implicitCall({ frame, node }, [one(value)]));
  }
  return NOTHING;
}

/** Calls a function with each value by itself, names told apart as those of members are; not at all where there is none. */
export function each(call: NativeCall): Values {
  const [values = NOTHING, callees = NOTHING] = call.args;
  return union(
    ...[...values].map((value) =>
      call.machine.verbs.invoke(callees, {
        ...implicitCall(call, [one(value), JUST_PLAIN]),
        self: value.kind === "text" ? value : null,
      }),
    ),
  );
}
