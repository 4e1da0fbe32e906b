import { endpoints } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { isNothing } from "../../program/equality.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Context } from "../context.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { matchPath, type TextTest, testText } from "../text/test-text.ts";
import { knownText, knownTexts } from "../text/text.ts";
import { isNullish, type Value, type Values } from "../value.ts";
import { FALSE, JUST_PLAIN, one, TRUE } from "../values.ts";
import { isSurelyThere } from "./truth.ts";

/**
 * How a comparison turns out. Only what stands in for a client is followed that closely, as it answers each
 * call by its URL, what a proxy is asked by, as each name that code writes is for another thing, and a method of HTTP, as
 * a wrapper sends each by another client's call: `if (method === 'GET') return http.get(path)`. Other code is read
 * whole, with the branches that no call takes now.
 */
export function compared(
  machine: Machine,
  context: Context,
  left: Values,
  right: Values,
  how: TextTest,
): Values {
  if (left.size === 0) return left;
  const isFollowed = (areMethods(left) && areMethods(right)) || isClose(machine, context);
  if (right.size === 0 || !isFollowed) return JUST_PLAIN;
  return outcomeOf([...left].flatMap((a) => [...right].map((b) => comparedOne(a, b, how))));
}

/** How it turns out whether a list holds a text, `['get', 'post'].includes(name)`, which is followed as closely. */
export function listed(
  machine: Machine,
  { frame, args }: Pick<Invocation, "args" | "frame">,
  list: Values,
): Values {
  const [asked] = args;
  if (!asked || asked.size === 0 || list.size === 0 || !isClose(machine, frame.context))
    return JUST_PLAIN;
  const sought = knownTexts(asked);
  const held = knownTexts(list);
  if (sought.length < asked.size || held.length < list.size) return JUST_PLAIN;
  return outcomeOf(sought.map((text) => held.includes(text)));
}

/** How `/…/.test(url)` turns out, which is followed as closely; null where a call is no such test. */
export function matched(machine: Machine, { node, frame, args }: Invocation): Values | null {
  const literal = ts.isCallExpression(node) ? testedBy(node.expression) : null;
  const [texts] = args;
  if (!literal || !texts || texts.size === 0 || !isWithinStandIn(machine, frame.context))
    return null;
  return outcomeOf(
    [...texts].map((value) => (value.kind === "text" ? matchPath(value, literal.text) : null)),
  );
}

function testedBy(callee: ts.Expression): ts.RegularExpressionLiteral | null {
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== "test") return null;
  return ts.isRegularExpressionLiteral(callee.expression) ? callee.expression : null;
}

function outcomeOf(all: readonly (boolean | null)[]): Values {
  const verdicts = new Set(all);
  const [verdict = null] = verdicts;
  if (verdicts.size !== 1 || verdict === null) return JUST_PLAIN;
  return one(verdict ? TRUE : FALSE);
}

/**
 * How it turns out whether something is there at all, as `body === undefined` asks: what a call leaves out is
 * known, as it is where the value is tested itself. Null where it may be either, and where code names no method of
 * HTTP: what a branch does that tells no request from another is read as well.
 */
export function askedWhetherThere(machine: Machine, node: ts.BinaryExpression): Values | null {
  const asked = askedIn(node);
  const values = asked && machine.latest.get(asked);
  if (!values || values.size === 0 || !namesMethod(node)) return null;
  if ([...values].every(isNullish)) return one(TRUE);
  return isSurelyThere(values) ? one(FALSE) : null;
}

/** Whether the function around a node names a method of HTTP, or is given one. */
function namesMethod(node: ts.Node): boolean {
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  return owner !== undefined && told(owner).namesMethod;
}

const told = oncePer((owner: ts.Node) => ({ namesMethod: METHOD.test(owner.getText()) }));

const METHODS: ReadonlySet<string> = new Set(endpoints.map(({ method }) => method));

/** A method as it is written, or the option that is given one that comes from elsewhere. */
const METHOD = new RegExp(`["'\`](?:${[...METHODS].join("|")})["'\`]|\\bmethod\\b`, "i");

/** Whether values are methods of HTTP, as they are written out, or none where it is left out. */
export function areMethods(values: Values): boolean {
  return (
    values.size > 0 &&
    [...values].every(
      (value) => isNullish(value) || METHODS.has((knownText(value) ?? "").toUpperCase()),
    )
  );
}

/** What is held against `null` or `undefined`, or whose type against that of nothing. */
function askedIn({ left, right }: ts.BinaryExpression): ts.Expression | null {
  if (ts.isTypeOfExpression(left))
    return ts.isStringLiteral(right) && right.text === "undefined" ? left.expression : null;
  if (isNothing(right)) return left;
  return isNothing(left) ? right : null;
}

/** The other outcome of a test. */
export function negated(values: Values): Values {
  return new Set(
    [...values].map((value) => (value === TRUE ? FALSE : value === FALSE ? TRUE : value)),
  );
}

function comparedOne(left: Value, right: Value, how: TextTest): boolean | null {
  if (left.kind === "text" && right.kind === "text") return testText(left, right, how);
  const isApart = (a: Value, b: Value): boolean => isNullish(a) && b.kind === "text";
  return isApart(left, right) || isApart(right, left) ? false : null;
}

/** Whether code is followed through the branches alone that a run takes. */
function isClose(machine: Machine, context: Context): boolean {
  const isTrap = machine.traps.size > 0 && within(context).some((node) => machine.traps.has(node));
  return isTrap || isWithinStandIn(machine, context);
}

/** The functions that a run is in. */
function within(context: Context): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  for (let at: Context | null = context; at; at = at.parent) nodes.push(at.node);
  return nodes;
}

/** Whether code runs on behalf of what stands in for a function. */
function isWithinStandIn(machine: Machine, context: Context): boolean {
  const { bodies } = machine.standIns;
  if (bodies.size === 0) return false;
  if (within(context).some((node) => bodies.has(node))) return true;
  return context.chain.some(
    (call) => ts.findAncestor(call, (node) => bodies.has(node)) !== undefined,
  );
}
