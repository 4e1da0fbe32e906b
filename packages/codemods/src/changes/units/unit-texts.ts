import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isTextOrPattern } from "../../program/is-text-or-pattern.ts";
import type { Value } from "../../provenance/value.ts";
import { MAPPED, type Mapped, mappedAt } from "../mapped-members.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { describeUnit } from "./renamed-unit.ts";

/** Methods of a text that look for what their first argument says. */
const SEARCHES: ReadonlySet<string> = new Set([
  "match",
  "matchAll",
  "replace",
  "replaceAll",
  "search",
  "split",
  "includes",
  "indexOf",
  "startsWith",
  "endsWith",
]);

/** A text, and the expression or literal that is looked for in it. */
interface Search {
  readonly call: ts.CallExpression;
  readonly subject: ts.Expression;
  readonly wanted: ts.RegularExpressionLiteral | ts.StringLiteralLike;
}

/** What is looked for in a text that a unit is part of: `/(\d+) times/.exec(line)`. */
export function findUnitTexts(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isCallExpression)) {
    const search = searchAt(facts, node);
    if (search) found.push(...proposals(facts, search));
  }
  return found;
}

function searchAt(facts: Facts, call: ts.CallExpression): Search | null {
  const { expression } = call;
  const [argument] = call.arguments;
  if (!ts.isPropertyAccessExpression(expression) || !argument) return null;
  const { name, expression: receiver } = expression;
  if (name.text === "test" || name.text === "exec") {
    const wanted = writtenAt(facts, receiver);
    return wanted && ts.isRegularExpressionLiteral(wanted)
      ? { call, subject: argument, wanted }
      : null;
  }
  const wanted = SEARCHES.has(name.text) ? writtenAt(facts, argument) : null;
  return wanted && { call, subject: receiver, wanted };
}

/** The literal itself, or the one that a constant stands for. */
function writtenAt(facts: Facts, node: ts.Expression): Search["wanted"] | null {
  if (isTextOrPattern(node)) return node;
  if (!ts.isIdentifier(node)) return null;
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  const initializer =
    declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return initializer && ts.isRegularExpressionLiteral(initializer) ? initializer : null;
}

/** Whether what comes back is searched for the name of v2 itself: `.replace('times', 'x').replace('rep', 'x')`. */
function isFollowed({ parent }: ts.Node, word: RegExp): boolean {
  const next = ts.isPropertyAccessExpression(parent) ? parent.parent : null;
  if (!next || !ts.isCallExpression(next) || next.expression !== parent) return false;
  const [argument] = next.arguments;
  return (argument !== undefined && word.test(argument.getText())) || isFollowed(next, word);
}

function proposals(facts: Facts, { call, subject, wanted }: Search): readonly Proposal[] {
  const values = { ...MAPPED[0]?.values, ...facts.options.units };
  const written = wanted.getText();
  return Object.entries(values).flatMap(([from, to]): readonly Proposal[] => {
    const word = new RegExp(`\\b${from}\\b`);
    const later = new RegExp(`\\b${to}\\b`);
    if (!word.test(written) || later.test(written) || isFollowed(call, later)) return [];
    const unit = unitIn(facts, subject);
    if (!unit) return [];
    const isPattern = ts.isRegularExpressionLiteral(wanted);
    const text = written.replace(word, isPattern ? `(?:${from}|${to})` : to);
    return [
      {
        change: unit.mapping.change,
        node: wanted,
        message: describeUnit(unit.mapping, from, to),
        edits: [replace(pathOf(wanted), rangeOf(wanted), text)],
        confidence: "review",
        reason: "it is looked for in a text that the unit is part of",
        ties: unit.carriers,
      },
    ];
  });
}

/** Texts are joined of joined texts at most this deep. */
const MOST_JOINS = 4;

/** The unit that may be a part of what stands in a place; null where none is. */
function unitIn(facts: Facts, node: ts.Node, depth = 0): Mapped | null {
  if (depth > MOST_JOINS) return null;
  const direct = ts.isExpression(node) ? mappedAt(facts, node) : null;
  if (direct) return direct;
  const pieces = ts.isArrayLiteralExpression(node) ? [...node.elements] : [];
  const texts = [...facts.seen(node), ...joinedAt(facts, node)];
  const holes = texts.flatMap(holesOf).filter((hole) => hole !== node);
  return firstOf([...pieces, ...holes], (each) => unitIn(facts, each, depth + 1));
}

function firstOf<T, U>(items: readonly T[], of: (item: T) => U | null): U | null {
  for (const item of items) {
    const found = of(item);
    if (found !== null) return found;
  }
  return null;
}

/** What `lines.join()` joins. */
function joinedAt(facts: Facts, node: ts.Node): readonly Value[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (node.expression.name.text !== "join") return [];
  return [...facts.seen(node.expression.expression)].flatMap((value) =>
    value.kind === "site"
      ? [value.element, ...value.props.values()].flatMap((cell) => [...cell.values])
      : [],
  );
}

function holesOf(value: Value): readonly ts.Node[] {
  if (value.kind !== "text") return [];
  return value.parts.flatMap((part) => ("hole" in part ? [part.hole] : []));
}
