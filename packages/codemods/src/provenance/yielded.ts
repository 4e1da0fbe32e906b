import type { ts } from "ts-morph";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { RETURNED, SENT } from "./native/iterator.ts";
import { rejections } from "./native/promise.ts";
import { activationOf } from "./round.ts";
import { raise } from "./statements/raise.ts";
import { isSite, type SiteValue, type Value, type Values } from "./value.ts";
import { flatMap, JUST_NULLISH, JUST_UNKNOWN } from "./values.ts";

/** What a generator yields becomes the elements of the iterator that its call gives. */
export function evaluateYield(machine: Machine, node: ts.YieldExpression, frame: Frame): Values {
  const context = activationOf(frame.context);
  const iterator = machine.site(context.node, context, "iterator");
  const values = node.expression ? machine.verbs.evaluate(node.expression, frame) : JUST_NULLISH;
  // Who runs a generator throws back into it what a promise that it yielded was rejected with.
  raise(machine, frame, rejections(machine, values));
  if (node.asteriskToken) return handOver(machine, iterator, values, frame);
  const yielded = machine.verbs.awaited(values);
  machine.write(iterator.element, yielded);
  const sent = sentFor(machine, iterator, yielded);
  return sent.size > 0 ? sent : JUST_NULLISH;
}

/** What was sent, but for what other places yielded: who sends that back has waited for it, as `co` does. */
function sentFor(machine: Machine, iterator: SiteValue, yielded: Values): Values {
  const all = machine.read(iterator.element);
  const sent = machine.read(machine.prop(iterator, SENT));
  return new Set([...sent].filter((value) => yielded.has(value) || !all.has(value)));
}

/** `yield*`: another generator yields, is sent what this one is, and gives back at the end. */
function handOver(machine: Machine, iterator: SiteValue, values: Values, frame: Frame): Values {
  const elements = flatMap(values, (value) => machine.verbs.elements(value, frame));
  const yielded = machine.verbs.awaited(elements);
  machine.write(iterator.element, yielded);
  const sent = sentFor(machine, iterator, yielded);
  for (const value of values)
    if (isSite(value, "iterator")) machine.write(machine.prop(value, SENT), sent);
  return flatMap(values, (value) => endOf(machine, value));
}

/** What `yield*` gives: what the generator that it hands over to gives back. */
function endOf(machine: Machine, value: Value): Values {
  return isSite(value, "iterator") ? machine.read(machine.prop(value, RETURNED)) : JUST_UNKNOWN;
}
