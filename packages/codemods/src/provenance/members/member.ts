import { ts } from "ts-morph";
import { methodRecord } from "../../mock/axios-stand-in.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { nativeMethod } from "../native/methods.ts";
import type { Native } from "../native/native.ts";
import { elementMethod } from "../native/own-elements.ts";
import { pageDataMethod, readDataset } from "../native/page-data.ts";
import { jqueryMethod } from "../native/page-methods.ts";
import { typedMember } from "../types/typed-member.ts";
import type { PlainValue, UnknownValue, Value, Values } from "../value.ts";
import { JUST_NULLISH, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { addedBeside, readAdded } from "./added-members.ts";
import { functionObject } from "./function-object.ts";
import { serviceMember } from "./service-member.ts";
import { siteMember } from "./site-member.ts";

/** Whether a text has a member, be it a method whose result is not followed. */
function isOfText(name: string): boolean {
  return name in String.prototype || /^\d+$/.test(name);
}

/** What a member of a value can be. */
export function member(
  machine: Machine,
  value: Value,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  switch (value.kind) {
    case "service":
      return (
        readAdded(machine, value, name, frame) ??
        union(serviceMember(machine, value, name), addedBeside(machine, value, name, node))
      );
    case "field":
      return nativeMethod(machine, value, name) ?? one(value);
    case "site":
      return siteMember(machine, value, name, frame, node);
    case "typed":
      return typedMember(machine, value, name);
    case "native":
      return (
        value.native.member?.(machine, name, { frame, node, self: value.self }) ??
        (name === "mock" ? methodRecord(machine, value) : null) ??
        (namedMember(value.native, name) ? null : nativeMethod(machine, value, name)) ??
        nativeMember(machine, value.native, name)
      );
    case "function":
      return functionMember(machine, value, name, frame, node);
    case "text":
      return nativeMethod(machine, value, name) ?? (isOfText(name) ? JUST_PLAIN : JUST_NULLISH);
    case "plain":
      return plainMember(machine, value, name, node);
    case "foreign":
      return one(value);
    case "unknown":
      if (value.onPage) return pageMember(machine, value, name, node);
      return calledMethod(machine, value, name, node) ?? one(value);
  }
}

/** What code takes from an error that the language raised is no more than that; what `groups` of a match have is named by its pattern. */
function plainMember(machine: Machine, value: PlainValue, name: string, node: ts.Node): Values {
  if (value.nullish) return NOTHING;
  if (name === "groups") return JUST_UNKNOWN;
  return calledMethod(machine, value, name, node) ?? (value.raised ? one(value) : JUST_PLAIN);
}

/** Plugins hide the methods that anything unknown may have; other members are of no page any more. */
function pageMember(machine: Machine, value: UnknownValue, name: string, node: ts.Node): Values {
  const method = value.onPage === "found" ? jqueryMethod(machine, name, node) : null;
  return method ?? calledMethod(machine, value, name, node) ?? JUST_UNKNOWN;
}

/** `const { sort } = request.query` takes data, and no method of lists. */
function calledMethod(machine: Machine, value: Value, name: string, node: ts.Node): Values | null {
  if (ts.isBindingElement(node)) return null;
  return (
    nativeMethod(machine, value, name) ??
    pageDataMethod(machine, name, node) ??
    elementMethod(machine, value, name, node) ??
    readDataset(machine, name, node)
  );
}

/** The member that is named: what each object inherits (`Math.valueOf`) is none. */
function namedMember({ members }: Native, name: string): Native | null {
  return members && Object.hasOwn(members, name) ? (members[name] ?? null) : null;
}

function nativeMember(machine: Machine, native: Native, name: string): Values {
  const found = namedMember(native, name) ?? (native.open ? native : null);
  return found ? one(machine.intern.native(found, null)) : JUST_UNKNOWN;
}

function functionMember(
  machine: Machine,
  value: Extract<Value, { kind: "function" }>,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const method = nativeMethod(machine, value, name);
  if (method) return method;
  return siteMember(machine, functionObject(machine, value), name, frame, node);
}
