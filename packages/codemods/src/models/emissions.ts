import { ts } from "ts-morph";
import { classesOf } from "../provenance/classes/classes-of.ts";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { rejections } from "../provenance/native/promise.ts";
import {
  isSite,
  type SiteValue,
  type Value,
  type Values,
  writtenNames,
} from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one, union } from "../provenance/values.ts";

/** Where the model of an observable keeps what it emits, and what it fails with. */
const HELD = "held";
const FAILURE = "failure";

/** What observables emit, and what is like them: a promise what it gives, a list its elements. */
export function emitted(call: NativeCall): Values {
  return flatMap(call.args[0] ?? NOTHING, (value) => emittedBy(call, value));
}

/** What observables and promises may fail with. */
export function failed(call: NativeCall): Values {
  return flatMap(call.args[0] ?? NOTHING, (value) => failureOf(call, value));
}

/** What the parts of a list or an object emit, in a list or an object of the same parts. */
export function emittedTogether(call: NativeCall): Values {
  const { machine, node, frame } = call;
  return flatMap(wholesOf(call), (whole) => {
    if (whole.kind !== "site") return one(whole);
    const isList = isSite(whole, "array");
    const result = machine.site(node, frame.context, isList ? "array" : "object");
    for (const name of writtenNames(whole))
      machine.write(machine.prop(result, name), emittedAt(call, whole, name));
    const loose = machine.read(whole.element);
    machine.write(
      result.element,
      flatMap(loose, (value) => emittedBy(call, value)),
    );
    return one(result);
  });
}

/** What any of the parts of a list or an object may fail with. */
export function failedTogether(call: NativeCall): Values {
  return flatMap(wholesOf(call), (whole) => {
    if (whole.kind !== "site") return NOTHING;
    const { read } = call.machine;
    const parts = union(read(whole.element), ...[...whole.props.values()].map(read));
    return flatMap(parts, (part) => failureOf(call, part));
  });
}

/** The inputs of a call stand one by one, or all in its first argument. */
function wholesOf({ machine: { read, prop }, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (list) => {
    if (!isSite(list, "array") || writtenNames(list).length !== 1) return one(list);
    const first = read(prop(list, "0"));
    const wholes = new Set([...first].filter((value) => isSite(value, "array", "object")));
    return wholes.size > 0 ? wholes : one(list);
  });
}

function emittedAt(call: NativeCall, whole: SiteValue, name: string): Values {
  const values = call.machine.read(call.machine.prop(whole, name));
  return flatMap(values, (value) => emittedBy(call, value));
}

function emittedBy(call: NativeCall, value: Value): Values {
  const { machine: at, frame, node } = call;
  if (isObservable(at, value)) return at.verbs.member(value, HELD, frame, node);
  const given = at.verbs.awaited(one(value));
  if (!given.has(value)) return given;
  if (value.kind === "text") return JUST_PLAIN;
  return at.verbs.elements(value, frame);
}

function failureOf(call: NativeCall, value: Value): Values {
  const { machine: at, frame, node } = call;
  if (isObservable(at, value)) return at.verbs.member(value, FAILURE, frame, node);
  return rejections(at, one(value));
}

/** Whether a value is an instance of the class that the model of the library makes, or declared as one. */
function isObservable(at: Machine, value: Value): boolean {
  if (value.kind === "typed") {
    const structure = at.types.expand(value.type);
    return (
      structure.is === "object" &&
      ts.isClassLike(structure.declaration) &&
      at.program.isModel(structure.declaration)
    );
  }
  return (
    isSite(value, "instance") &&
    classesOf(at, value).some(
      ({ context, node }) =>
        context.module.isModel && ts.isClassLike(node) && node.members.some(isHeld),
    )
  );
}

function isHeld(member: ts.ClassElement): boolean {
  return member.name !== undefined && ts.isIdentifier(member.name) && member.name.text === HELD;
}
