import { ts } from "ts-morph";
import { rootFrame } from "../../client/axios-instance.ts";
import type { Facts } from "../../facts/facts.ts";
import { rootOf } from "../../program/root-of.ts";
import { handedOut } from "../../provenance/modules/escape.ts";
import { textCode } from "../../provenance/native/text-code.ts";
import { isSite, type Value, type Values } from "../../provenance/value.ts";
import { one } from "../../provenance/values.ts";
import { carriedBy, isOld } from "../carried.ts";
import type { Proposal } from "../proposal.ts";
import { givenBack } from "./given-back.ts";
import { filledInOldNames, IN_OLD_NAMES, inOldNames } from "./in-old-names.ts";
import { isForOthers } from "./json-for-others.ts";
import { unheard } from "./unheard.ts";

/** How code that is not followed is told to keep something, which the program may ask for again. */
const KEEPS =
  /^(?:insert\w*|upsert\w*|create(?:One|Many)?|bulk\w+|save|put|add|run|query|execute|(?:l|r)push|h?set|setex|replaceOne)$/i;

/** How it is told to tell others of something, or to write it for them. */
const TELLS =
  /^(?:publish|produce|enqueue|emit|send\w+|xadd|pushState|replaceState|write|end|dump|unparse|stringify|serialize|encode|pack|json_to_sheet)$/i;

/** How a process is started, or code that stands in a text: what it is given it reads by names that stand elsewhere. */
const RUNS =
  /(?:^|\.)(?:spawn|exec|execFile)(?:Sync)?$|(?:^|\.)(?:fork|runIn(?:New|This)?Context|createContext)$/;

/** How a template is filled that is named by a text: `response.render('index', { habits })`. */
const FILLS: ReadonlySet<string> = new Set(["render", "renderFile"]);

/** Who fills templates that are texts: `Mustache.render(text, { habits })`. */
const FILLERS =
  /^(?:mustache|hogan|ejs|nunjucks|pug|eta|liquid|dust|swig|twig|\w*templates?|tpl|tmpl)$/i;

/** Where a program shows what it has to whoever runs it. */
const SHOWN: ReadonlySet<string> = new Set(["process", "console"]);

/**
 * Whole objects of v1 that a program gives to somebody else: another service, a store, a queue, a process. Who
 * reads them there stands in no import, and has what older runs gave as well.
 */
export function findGivenToOthers(facts: Facts): readonly Proposal[] {
  const { exchanges, escapes, sites } = facts.machine;
  if (![...exchanges.all.values()].some(({ call }) => call.endpoint.version === "v1")) return [];
  const given = new Map<ts.Node, Set<Value>>();
  const note = (node: ts.Node, values: Iterable<Value>): void => {
    given.set(node, new Set([...(given.get(node) ?? []), ...values]));
  };
  for (const { node, body } of [...exchanges.foreign.values()].flat())
    note(node, within(facts, body));
  for (const [node, values] of escapes) if (isGiven(facts, node)) note(node, values);
  for (const value of sites)
    if (isSite(value, "json") && isForOthers(value.node))
      note(value.node, within(facts, one(value)));
  for (const [node, values] of [...givenBack(facts), ...unheard(facts)])
    note(node, within(facts, values));
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

/** Whether a call of what is not followed gives something to somebody else. */
function isGiven(facts: Facts, node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  if (RUNS.test(node.expression.getText()) || runsText(facts, node)) return true;
  const text = methodOf(node);
  if (text === null) return false;
  const [first] = node.arguments;
  const root = rootOf(node.expression);
  if (FILLS.has(text))
    return first !== undefined && (isTemplateName(first) || FILLERS.test(root?.text ?? ""));
  return (KEEPS.test(text) || TELLS.test(text)) && !(root && SHOWN.has(root.text));
}

/** Whether a function whose code is a text is called, or handed to what calls it. */
function runsText(facts: Facts, { expression, arguments: args }: ts.CallExpression): boolean {
  return [expression, ...args].some((each) =>
    [...facts.seen(each)].some((value) => value.kind === "native" && value.native === textCode),
  );
}

function filled(facts: Facts, node: ts.Node): ReturnType<typeof inOldNames> {
  return ts.isCallExpression(node) && runsText(facts, node) ? filledInOldNames(facts, node) : null;
}

/** What a call gives to somebody else in its old names; what is kept comes back to code that changes. */
function oldNamesAt(facts: Facts, node: ts.Node): ReturnType<typeof inOldNames> {
  return isKept(node) ? null : (inOldNames(facts, node) ?? filled(facts, node));
}

/** Whether a call goes on giving somebody else the names that a v1 member had. */
export function givesOldNames(facts: Facts, node: ts.Node): boolean {
  return isGiven(facts, node) && oldNamesAt(facts, node) !== null;
}

function isKept(node: ts.Node): boolean {
  return KEEPS.test(methodOf(node) ?? "");
}

function methodOf(node: ts.Node): string | null {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : null;
}

/** Whether a text names a template, and is none itself. */
function isTemplateName(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) && /^[\w./@-]+$/.test(node.text);
}

function report(facts: Facts, node: ts.Node, values: Iterable<Value>): readonly Proposal[] {
  const carriers = carriedBy(facts, [...values].filter(isOld));
  const [first] = carriers;
  if (!first) return [];
  const edits = oldNamesAt(facts, node);
  const what = ts.isCallExpression(node) ? `\`${node.expression.getText()}\`` : "somebody else";
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
