import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { movedMapping } from "../../facts/shapes.ts";
import type { Values } from "../../provenance/value.ts";
import { carriedBy, isOld } from "../carried.ts";
import { literalOf } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";

const EVALUATES = /^(?:(?:globalThis|window)\.)?eval$/;

/** Members of habits that are read by code in a text: `eval('habit.title')` knows all names around it. */
export function findEvaluatedTexts(facts: Facts): readonly Proposal[] {
  return facts.program
    .nodes(ts.isCallExpression)
    .flatMap((node) => (EVALUATES.test(node.expression.getText()) ? evaluatedAt(facts, node) : []));
}

function evaluatedAt(facts: Facts, call: ts.CallExpression): readonly Proposal[] {
  const texts = call.arguments
    .flatMap((each) => [...facts.seen(each)])
    .map(literalOf)
    .filter((each) => each !== null);
  return texts.flatMap((text) =>
    ts.isStringLiteralLike(text)
      ? [...text.text.matchAll(/(\w+)(?:\[\w+\])?\??\.(\w+)/g)].flatMap(
          ([, name = "", member = ""]) => proposalsFor(facts, call, text, name, member),
        )
      : [],
  );
}

function proposalsFor(
  facts: Facts,
  call: ts.CallExpression,
  text: ts.Node,
  name: string,
  member: string,
): readonly Proposal[] {
  const mapping = movedMapping("habit", member);
  const carried = mapping ? carriedBy(facts, [...valuesOf(facts, call, name)].filter(isOld)) : [];
  if (!mapping || carried.length === 0) return [];
  return [
    {
      change: mapping.change,
      node: text,
      message: describeField(mapping, "habit"),
      edits: null,
      confidence: "manual",
      reason: "code that stands in a text reads it by this name",
      ties: carried.map(({ carrier }) => carrier),
    },
  ];
}

/** What a name holds in the file of a call. */
function valuesOf(facts: Facts, call: ts.Node, name: string): Values {
  const source = call.getSourceFile();
  const places = facts.program
    .nodes(ts.isIdentifier)
    .filter((node) => node.text === name && node.getSourceFile() === source);
  return new Set(places.flatMap((place) => [...facts.seen(place)]));
}
