import { ts } from "ts-morph";
import { classesOf } from "../classes/classes-of.ts";
import { type Invocation, implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { hasMember } from "../members/has-member.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { flatMap, NOTHING, one, union } from "../values.ts";

type Asked = Pick<Invocation, "frame" | "node">;

/** What values are as JSON, where an object or its class says so itself by `toJSON()`. */
export function asWritten(machine: Machine, asked: Asked, values: Values): Values {
  return flatMap(values, (value) => {
    const written = byItself(machine, asked, value);
    return written ?? (isSite(value, "array") ? listWritten(machine, asked, value) : one(value));
  });
}

function listWritten(machine: Machine, asked: Asked, value: SiteValue): Values {
  const elements = [...machine.verbs.elements(value, asked.frame)].map((each) => ({
    each,
    written: byItself(machine, asked, each),
  }));
  // What a call lists may not be known yet, and what is said of it stays.
  const isOpen = elements.length === 0 && ts.isCallExpression(value.node);
  if (!isOpen && elements.every(({ written }) => written === null)) return one(value);
  const list = machine.site(asked.node, asked.frame.context, "array");
  machine.write(list.element, union(...elements.map(({ each, written }) => written ?? one(each))));
  return one(list);
}

/** What `toJSON()` gives for a value; null where it has none. */
function byItself(machine: Machine, asked: Asked, value: Value): Values | null {
  const isDeclared = value.kind === "typed";
  const methods = [...ownWays(machine, asked, value)].filter(
    ({ kind }) => isDeclared || kind === "function",
  );
  return methods.length > 0
    ? machine.verbs.invoke(new Set(methods), implicitCall(asked, []))
    : null;
}

function ownWays(machine: Machine, { frame, node }: Asked, value: Value): Values {
  // A declared class or interface that says it itself has names of its own, which are not what is sent.
  if (value.kind === "typed" && hasMember(machine, value, METHOD))
    return machine.verbs.member(value, METHOD, frame, node);
  if (value.kind !== "site") return NOTHING;
  const mayHave = value.is === "instance" || (value.is === "object" && value.props.has(METHOD));
  return mayHave ? machine.verbs.member(value, METHOD, frame, node) : NOTHING;
}

/** Whether something says itself what it is as JSON: a copy of its members would not. */
export function writesItself(machine: Machine, value: Value): boolean {
  if (value.kind !== "site") return false;
  if (value.is !== "instance") return value.is === "object" && value.props.has(METHOD);
  const members = classesOf(machine, value).flatMap(({ node }) =>
    ts.isClassLike(node) ? [...node.members] : [],
  );
  return members.some(({ name }) => name?.getText() === METHOD);
}

const METHOD = "toJSON";
