import { ts } from "ts-morph";
import { rootFrame } from "../../client/axios-instance.ts";
import type { Facts } from "../../facts/facts.ts";
import { handedOut } from "../../provenance/modules/escape.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import type { OwnRoute } from "../../server/own-routes.ts";
import { carriedBy } from "../carried.ts";
import type { Proposal } from "../proposal.ts";
import { IN_OLD_NAMES, inOldNames } from "./in-old-names.ts";

/** How servers answer with an object, and threads tell another: `res.json(habits)`, `reply.send(habits)`, `port.postMessage(habits)`. */
const ANSWERS: ReadonlySet<string> = new Set(["json", "send", "postMessage"]);
/** How those of Node answer with JSON, as files are written too: `res.end(JSON.stringify(habits))`. */
const WRITES: ReadonlySet<string> = new Set(["end", "write"]);

/**
 * Whole objects of the service that a server of one's own answers with: whoever asks it gets what v2 has. Those
 * who ask in the program itself change along; who else does stands in no import.
 */
export function findAnsweredValues(facts: Facts): readonly Proposal[] {
  const { escapes, routes, unrouted } = facts.machine;
  const all = [...routes.all.values()];
  const met = new Set(
    all.flatMap(({ answers, clients }) => (clients.size > 0 ? [...answers.keys()] : [])),
  );
  const answered = [unrouted, ...all.map(({ answers }) => answers)].flatMap((answers) =>
    [...answers].filter(([node]) => !met.has(node)),
  );
  return [
    ...[...escapes].flatMap(([node, handed]) =>
      calleeOf(node) || isAnswerOfNode(facts, node) ? report(facts, node, handed) : [],
    ),
    ...answered.flatMap(([node, body]) => report(facts, node, within(facts, body))),
    ...all.flatMap((route) => exchanged(facts, route)),
  ];
}

const LEFT = {
  confidence: "manual",
  reason: "change those who ask as well, or give them an object with names of your own",
} as const;

function exchanged(facts: Facts, route: OwnRoute): readonly Proposal[] {
  const [client] = route.clients;
  const values = within(facts, [...route.answered.values, ...route.asked.values]);
  return client ? alongside(facts, route, client, values) : [];
}

/** What the program's own clients are given and send changes with the handler; others may ask there as well. */
function alongside(
  facts: Facts,
  { method, path }: OwnRoute,
  node: ts.Node,
  values: readonly Value[],
): readonly Proposal[] {
  const carriers = carriedBy(facts, values);
  const [first] = carriers;
  if (!first) return [];
  const name = method === null ? path : `${method} ${path}`;
  return [
    {
      change: first.change,
      node,
      message: `\`${name}\` of your own server hands on what the service gives`,
      edits: [],
      confidence: "review",
      reason: `\`${name}\` of your own server hands it on: its calls in this code change along, and whoever else asks there gets members of v2`,
      ties: carriers.map(({ carrier }) => carrier),
      isHidden: true,
    },
  ];
}

function report(facts: Facts, node: ts.Node, values: Iterable<Value>): readonly Proposal[] {
  const carriers = carriedBy(facts, values);
  const [first] = carriers;
  if (!first) return [];
  const callee = calleeOf(node);
  const edits = inOldNames(facts, node);
  const what = callee ? `\`${callee.getText()}\`` : "this handler";
  return [
    {
      change: first.change,
      node,
      message: `${what} answers with what the service gave: whoever asks gets members of v2`,
      edits,
      ...(edits ? IN_OLD_NAMES : LEFT),
      ties: carriers.map(({ carrier }) => carrier),
    },
  ];
}

/** All that is in what is answered, however deep. */
function within(facts: Facts, values: Iterable<Value>): readonly Value[] {
  const { machine } = facts;
  return [...(handedOut(machine, [new Set(values)], rootFrame(machine)) ?? [])];
}

/** Whether JSON is written to what a function was given, as a handler is given the response. */
function isAnswerOfNode(facts: Facts, node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  const [body] = node.arguments;
  const root = rootOf(expression);
  if (!body || !WRITES.has(name.text) || !ts.isIdentifier(root)) return false;
  const declared = facts.program.moduleOf(root).scopes.resolve(root)?.node.parent;
  return (
    declared !== undefined &&
    ts.isParameter(declared) &&
    [...facts.seen(body)].some((value) => isSite(value, "json"))
  );
}

/** `res` of `res.writeHead(200).end(text)`. */
function rootOf(node: ts.Expression): ts.Expression {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node))
    return rootOf(node.expression);
  return node;
}

function calleeOf(node: ts.Node): ts.Expression | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  return ANSWERS.has(node.expression.name.text) ? node.expression : null;
}
