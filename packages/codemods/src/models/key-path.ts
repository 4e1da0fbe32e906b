import { ts } from "ts-morph";
import { implicitCall } from "../provenance/invocation.ts";
import type { KeyUse } from "../provenance/key-paths.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { knownText } from "../provenance/text/text.ts";
import { isNullish, isSite, type Value, type Values } from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../provenance/values.ts";

/** What a path leads to from an object: `at(habit, 'goals[0].unit')`, or the names in a list one after the other. */
export function at(call: NativeCall): Values {
  return lookUp(call, "read");
}

/** The same for who takes only names and dots, as in `goals.0.unit`. */
export function atDotted(call: NativeCall): Values {
  return lookUp(call, "dotted");
}

function lookUp(call: NativeCall, use: KeyUse): Values {
  const [objects = NOTHING, paths = NOTHING] = call.args;
  return flatMap(paths, (path) => {
    if (!isSite(path, "array")) return follow(call, objects, path, use);
    let held = objects;
    for (let index = 0; path.props.has(String(index)); index += 1) {
      const names = call.machine.read(call.machine.prop(path, String(index)));
      held = flatMap(names, (name) => follow(call, held, name, "listed"));
    }
    return held;
  });
}

/** Notes the names under which a library copies members of an object, or leaves them out. */
export function copying(call: NativeCall): Values {
  const [objects = NOTHING, ...paths] = call.args;
  for (const path of leavesOf(call, union(...paths))) follow(call, objects, path, "copied");
  return objects;
}

/** Writes what a library puts where a path leads to, `put(draft, 'goals[0].value', 2)`; gives the object back. */
export function put(call: NativeCall): Values {
  const { machine, frame } = call;
  const [objects = NOTHING, paths = NOTHING, values = NOTHING] = call.args;
  for (const path of paths) {
    follow(call, objects, path, "read");
    const names = knownText(path)?.match(NAME) ?? [];
    const holder = names
      .slice(0, -1)
      .reduce((held, name) => flatMap(held, (value) => memberOf(call, value, name)), objects);
    const [last] = names.slice(-1);
    for (const value of last ? holder : NOTHING)
      machine.verbs.writeMember(value, last ?? null, values, frame);
  }
  return objects;
}

function memberOf({ machine, frame, node }: NativeCall, value: Value, name: string): Values {
  return machine.verbs.member(value, name, frame, node);
}

/**
 * What stands for a value where a library asks for it by a function, by a path, by several of these, or by an
 * object that it should be like.
 */
export function iterated(call: NativeCall): Values {
  const { machine } = call;
  const [values = NOTHING, iteratees = NOTHING, ...rest] = call.args;
  if ([...iteratees].every(isNullish)) return values;
  return flatMap(leavesOf(call, iteratees), (by): Values => {
    if (by.kind === "text") return follow(call, values, by, "read");
    if (isSite(by, "object")) {
      machine.likenesses.liken(by, values, one(by));
      return JUST_PLAIN;
    }
    if (by.kind === "plain") return JUST_PLAIN;
    return machine.verbs.invoke(one(by), implicitCall(call, [values, ...rest, JUST_PLAIN]));
  });
}

/** What is in lists, in place of the lists. */
function leavesOf({ machine }: NativeCall, values: Values): Values {
  return flatMap(values, (value) =>
    isSite(value, "array")
      ? union(machine.read(value.element), ...[...value.props.values()].map(machine.read))
      : one(value),
  );
}

const NAME = /[^.[\]"']+/g;

function follow(call: NativeCall, objects: Values, path: Value, use: KeyUse): Values {
  const { machine } = call;
  const text = knownText(path);
  if (text === null) return path.kind === "plain" ? flatMap(objects, one) : JUST_UNKNOWN;
  const names = text.match(NAME) ?? [];
  const held: Values[] = [objects];
  for (const name of names) {
    const last = held.at(-1) ?? NOTHING;
    held.push(flatMap(last, (value) => memberOf(call, value, name)));
  }
  const literal = path.kind === "text" ? literalOf(path) : null;
  if (literal) machine.keyPaths.record(literal, use, names, held);
  return held.at(-1) ?? NOTHING;
}

/** The literal that spells a path, whole. */
function literalOf({ parts }: Extract<Value, { kind: "text" }>): ts.StringLiteralLike | null {
  const [part] = parts;
  return parts.length === 1 &&
    part &&
    "text" in part &&
    part.exact &&
    ts.isStringLiteralLike(part.node)
    ? part.node
    : null;
}
