import { ts } from "ts-morph";
import { rootFrame } from "../../client/axios-instance.ts";
import type { Facts } from "../../facts/facts.ts";
import { isNothing } from "../../program/equality.ts";
import { rootOf } from "../../program/root-of.ts";
import { handedOut } from "../../provenance/modules/escape.ts";
import { isSite, type Value, type Values } from "../../provenance/value.ts";
import { one } from "../../provenance/values.ts";
import { carriedBy, isOld } from "../carried.ts";
import type { Proposal } from "../proposal.ts";
import { IN_OLD_NAMES, inOldNames } from "./in-old-names.ts";

/** How code that is not followed is told to keep something, or to tell others of it. */
const KEEPS =
  /^(?:insert\w*|upsert\w*|create(?:One|Many)?|bulk\w+|save|put|add|run|query|execute|publish|produce|enqueue|emit|sendToQueue|sendMessage|(?:l|r)push|h?set|setex|xadd|replaceOne|write|end)$/i;

/** How a template is filled that is named by a text: `response.render('index', { habits })`. */
const FILLS: ReadonlySet<string> = new Set(["render", "renderFile"]);

/** How code prints a text for whoever or whatever reads it, or makes a digest of it, which others may have kept. */
const PRINTS = /^console\.(?:log|info)$|^process\.stdout\.write$|\.update$/;

/** Where a program shows what it has to whoever runs it. */
const SHOWN: ReadonlySet<string> = new Set(["process", "console"]);

/**
 * Whole objects of v1 that a program gives to somebody else: another service, a store, a queue, a process. Who
 * reads them there stands in no import, and has what older runs gave as well.
 */
export function findGivenToOthers(facts: Facts): readonly Proposal[] {
  const { exchanges, escapes, shown } = facts.machine;
  if (![...exchanges.all.values()].some(({ call }) => call.endpoint.version === "v1")) return [];
  const given = new Map<ts.Node, Set<Value>>();
  const note = (node: ts.Node, values: Iterable<Value>): void => {
    given.set(node, new Set([...(given.get(node) ?? []), ...values]));
  };
  for (const { node, body } of [...exchanges.foreign.values()].flat())
    note(node, within(facts, body));
  for (const [node, values] of escapes) if (isKept(node)) note(node, values);
  for (const value of shown)
    if (isSite(value, "json") && isPrinted(value.node) && !isPicked(value.node))
      note(value.node, within(facts, one(value)));
  return [...given].flatMap(([node, values]) => report(facts, node, values));
}

const LEFT = {
  confidence: "manual",
  reason: "change what reads it as well, or give it an object with names of your own",
} as const;

/** All that is in a body, however deep. */
function within({ machine }: Facts, body: Values): Iterable<Value> {
  return handedOut(machine, [body], rootFrame(machine)) ?? [];
}

function isKept(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { text } = node.expression.name;
  const [first] = node.arguments;
  if (FILLS.has(text)) return first !== undefined && isTemplateName(first);
  const root = rootOf(node.expression);
  return KEEPS.test(text) && !(root && SHOWN.has(root.text));
}

/** Whether a text names a template, and is none itself. */
function isTemplateName(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) && /^[\w./@-]+$/.test(node.text);
}

/** Whether members are picked by their names: `JSON.stringify(habits, ['id', 'title'])`. */
function isPicked(node: ts.Node): boolean {
  const by = ts.isCallExpression(node) ? node.arguments[1] : undefined;
  return by !== undefined && !isNothing(by);
}

/** Whether JSON is printed, or hashed, where it is written. */
function isPrinted({ parent }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent))
    return isPrinted(parent);
  return ts.isCallExpression(parent) && PRINTS.test(parent.expression.getText());
}

function report(facts: Facts, node: ts.Node, values: Iterable<Value>): readonly Proposal[] {
  const carriers = carriedBy(facts, [...values].filter(isOld));
  const [first] = carriers;
  if (!first) return [];
  const edits = inOldNames(facts, node);
  const what = ts.isCallExpression(node) ? `\`${node.expression.getText()}\`` : "this call";
  return [
    {
      change: first.change,
      node,
      message: `${what} is given what the service gave: whoever has it from there gets members of v2`,
      edits,
      ...(edits ? IN_OLD_NAMES : LEFT),
      ties: carriers.map(({ carrier }) => carrier),
    },
  ];
}
