import { ts } from "ts-morph";
import { callSetter, setterNames } from "../classes/set-accessor.ts";
import { layerAt } from "../layer-at.ts";
import { copiedFrom } from "../members/copied.ts";
import { entry } from "../members/elements.ts";
import { functionObject } from "../members/function-object.ts";
import { show } from "../show.ts";
import { keyTexts, namesOfAll, writtenOut } from "../text/key-texts.ts";
import {
  isNullish,
  isSite,
  type SiteValue,
  type Value,
  type Values,
  writtenNames,
} from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { createFrom, defineProperties, defineProperty, inheriting } from "./define-properties.ts";
import { groupBy } from "./group-by.ts";
import { MERGED } from "./merged.ts";
import type { Native, NativeCall } from "./native.ts";
import { keepPairs, PAIRED } from "./pairs.ts";

/** All that the members of an object hold. */
export function memberValues(call: NativeCall, value: Value): Values {
  const { machine, frame } = call;
  if (value.kind !== "site") return machine.verbs.elements(value, frame);
  const held = copiedFrom(machine, [value]).map((each) => {
    if (each.kind !== "site") return machine.verbs.elements(each, frame);
    return union(...machine.members(each), machine.read(each.element));
  });
  return union(...held);
}

function held(call: NativeCall): Values {
  return flatMap(call.args[0] ?? NOTHING, (value) => memberValues(call, value));
}

function keysOf({ machine, args }: NativeCall): Values {
  return namesOfAll(machine, args[0] ?? NOTHING);
}

/** Code that goes through names by this seldom means members. */
function namesOf(call: NativeCall): Values {
  show(call.machine, call.args[0] ?? NOTHING);
  return arrayOf(call, keysOf(call));
}

/** `[name, value]` for each member; where all of them are known, a pair for each. */
function pairs(call: NativeCall): Values {
  const { machine, node, frame } = call;
  const named = namedPairs(call);
  if (named) return arrayOf(call, named);
  const owner = machine.site(node, frame.context, "object");
  const pair = entry(machine, owner, keysOf(call), held(call));
  const whole = [...(call.args[0] ?? NOTHING)].filter(hasNames);
  machine.write(machine.prop(pair, PAIRED), new Set(whole));
  return arrayOf(call, one(pair));
}

/** Whether it is an object of members, if any, and none that keeps others under keys. */
function hasNames(value: Value): boolean {
  if (value.kind === "site") return isSite(value, "object", "instance");
  if (value.kind === "service") return value.type.is !== "list";
  return value.kind === "typed" || value.kind === "plain";
}

/** A pair for each member of the only object that is the first argument; null where they are not all known. */
export function namedPairs({ machine, frame, node, args }: NativeCall): Values | null {
  const [object, ...others] = writtenOut(machine, args[0] ?? NOTHING);
  if (!object || others.length > 0) return null;
  const names = [...keyTexts(machine, object)];
  const pairs = names.map((name) => {
    const [part] = name.kind === "text" ? name.parts : [];
    if (!part || !("text" in part)) return null;
    const pair = machine.site(part.node, frame.context, "entry");
    machine.write(machine.prop(pair, PAIRED), one(object));
    machine.write(machine.prop(pair, "0"), one(name));
    machine.write(machine.prop(pair, "1"), machine.verbs.member(object, part.text, frame, node));
    return pair;
  });
  return pairs.includes(null) ? null : new Set(pairs.filter((pair) => pair !== null));
}

/** The target gets the members of the others, and is what comes back. */
function assign(call: NativeCall): Values {
  const { machine } = call;
  for (const given of call.args[0] ?? NOTHING) {
    const target = given.kind === "function" ? functionObject(machine, given) : given;
    if (target.kind === "service" || target.kind === "typed") likeSources(call, target);
    if (target.kind === "service" || target.kind === "native") writeEach(call, target);
    if (target.kind !== "site") continue;
    copyInto(call, target);
    setEach(call, target);
  }
  return call.args[0] ?? NOTHING;
}

/** What is assigned under the name of a setter runs it. */
function setEach({ machine, frame, node, args }: NativeCall, target: SiteValue): void {
  for (const name of setterNames(machine, target))
    for (const source of args.slice(1).flatMap((values) => [...values])) {
      const given = machine.verbs.member(source, name, frame, node);
      if (![...given].every(isNullish)) callSetter(machine, target, name, given, frame);
    }
}

/** What is assigned hides what the object had, and is not hidden by it. */
function copyInto(call: NativeCall, target: SiteValue): void {
  const { machine, args } = call;
  const first = placeOfSources(call, target);
  for (const [index, source] of args.slice(1).entries()) {
    machine.write(target.spread, source);
    if (first !== null) machine.write(layerAt(target, first + index, null), source);
    if (target.own.size > 0) machine.write(machine.prop(target, MERGED), source);
  }
}

/** Where the sources of `Object.assign({ … }, …)` stand in the order in which that object is written; null for one that is made elsewhere. */
function placeOfSources({ argNodes }: NativeCall, { node }: SiteValue): number | null {
  const [target] = argNodes;
  const isMadeHere = node === target && ts.isObjectLiteralExpression(node);
  return isMadeHere && !argNodes.some(ts.isSpreadElement) ? node.properties.length : null;
}

/** Members that an answer gets beside its own, or the global object. */
function writeEach({ machine, frame, node, args }: NativeCall, target: Value): void {
  for (const source of args.slice(1).flatMap((values) => [...values])) {
    if (source.kind !== "site") continue;
    for (const name of writtenNames(source)) {
      const values = machine.verbs.member(source, name, frame, node);
      if (target.kind === "native")
        target.native.replace?.(machine, name, values, { node, context: frame.context });
      else machine.verbs.writeMember(target, name, values, frame);
    }
  }
}

/** What is assigned to something that no code makes has members of the same names. */
function likeSources({ machine, frame, node, args }: NativeCall, target: Value): void {
  const objects = new Set(
    args.slice(1).flatMap((values) => [...values].filter((value) => value.kind === "site")),
  );
  if (objects.size > 0)
    machine.likenesses.liken({ node, context: frame.context }, one(target), objects);
}

function fromEntries(call: NativeCall): Values {
  return keepPairs(call, call.machine.site(call.node, call.frame.context, "object"));
}

/** `util._extend(target, source)`, the `Object.assign` of old programs, which takes one source. */
export const extendOne: Native = {
  name: "_extend",
  apply: (call) => assign({ ...call, args: call.args.slice(0, 2) }),
};

const same: Native["apply"] = (call) => call.args[0] ?? NOTHING;
const plain: Native["apply"] = () => JUST_PLAIN;

const native = (name: string, apply: Native["apply"]): Native => ({ name, apply });

/** The global `Object`. */
export const objectGlobal: Native = {
  name: "Object",
  apply: same,
  members: {
    assign: native("assign", assign),
    entries: native("entries", pairs),
    freeze: native("freeze", same),
    seal: native("seal", same),
    create: native("create", createFrom),
    fromEntries: native("fromEntries", fromEntries),
    groupBy: groupBy("object"),
    keys: native("keys", (call) => arrayOf(call, keysOf(call))),
    getOwnPropertyNames: native("getOwnPropertyNames", namesOf),
    values: native("values", (call) => arrayOf(call, held(call))),
    defineProperty: native("defineProperty", defineProperty),
    defineProperties: native("defineProperties", defineProperties),
    setPrototypeOf: native("setPrototypeOf", (call) => {
      assign(call);
      return inheriting(call);
    }),
    getPrototypeOf: native("getPrototypeOf", plain),
    is: native("is", plain),
    hasOwn: native("hasOwn", plain),
  },
};
