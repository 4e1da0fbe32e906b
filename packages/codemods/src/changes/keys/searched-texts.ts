import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changedNames, mappingOf, type Role, roleOfShape } from "../../facts/shapes.ts";
import { withHeld } from "../../provenance/held.ts";
import { isSite, type ServiceCall, type Value } from "../../provenance/value.ts";
import { initializerOf } from "../../validation/initializer-of.ts";
import { type Carried, carriedBy, isOld } from "../carried.ts";
import { literalOf } from "../key-uses.ts";
import { describeField, ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";

/** How a text is searched for another: `text.includes('"streak":0')`. */
const SEARCHES =
  /^(?:match|matchAll|search|includes|indexOf|lastIndexOf|split|replace|replaceAll|startsWith|endsWith)$/;
/** How an expression is tried on a text. */
const TRIES = /^(?:test|exec)$/;

/** How deep what was written as JSON is looked into. */
const DEPTH = 4;

/** JSON that is searched as a text for members of v1, and not parsed: `text.match(/"title":"(.*?)"/)`. */
export function findSearchedTexts(facts: Facts): readonly Proposal[] {
  return facts.program.nodes(ts.isCallExpression).flatMap((node) => searchedAt(facts, node));
}

function searchedAt(
  facts: Facts,
  { expression, arguments: args }: ts.CallExpression,
): readonly Proposal[] {
  const [first] = args;
  if (!first || !ts.isPropertyAccessExpression(expression)) return [];
  const { expression: on, name } = expression;
  const [text, sought] = SEARCHES.test(name.text)
    ? [on, first]
    : TRIES.test(name.text)
      ? [first, on]
      : [];
  if (!text || !sought) return [];
  const roles = [...facts.seen(text)].flatMap((value) => rolesIn(facts, value));
  return roles.length === 0
    ? []
    : soughtAt(facts, sought).flatMap((literal) =>
        roles.flatMap(([role, tie]) => proposalsFor(literal, role, tie)),
      );
}

type Tied = readonly [Role, ServiceCall | Carried["carrier"]];

/** What the members are of that a text has, with what they change along with. */
function rolesIn(facts: Facts, value: Value): readonly Tied[] {
  if (isSite(value, "json")) {
    const held = [...withHeld([value], DEPTH)].filter(isOld);
    return held.flatMap((each) =>
      [...facts.roles.rolesOf([each])].flatMap((role) =>
        carriedBy(facts, [each]).map(({ carrier }): Tied => [role, carrier]),
      ),
    );
  }
  if (value.kind !== "service" || value.type.is !== "text" || !isOld(value)) return [];
  const role = roleOfShape(value.call.endpoint.response.shape);
  const roles: readonly Role[] = role ? ["envelope", role] : ["envelope"];
  return roles.map((each): Tied => [each, value.call]);
}

/** The literals that say what is sought. */
function soughtAt(facts: Facts, node: ts.Expression): readonly ts.LiteralExpression[] {
  if (ts.isRegularExpressionLiteral(node)) return [node];
  const texts = [...facts.seen(node)].map(literalOf).filter((each) => each !== null);
  const literals = texts.filter((each) => ts.isStringLiteralLike(each));
  if (literals.length > 0) return literals;
  if (ts.isNewExpression(node))
    return (node.arguments ?? []).flatMap((each) => soughtAt(facts, each));
  const written = ts.isIdentifier(node) ? initializerOf(facts.program, node) : null;
  return written && ts.isExpression(written) ? soughtAt(facts, written) : [];
}

function proposalsFor(
  literal: ts.LiteralExpression,
  role: Role,
  tie: unknown,
): readonly Proposal[] {
  const words = new Set(literal.text.match(/\w+/g));
  return changedNames(role)
    .filter((name) => words.has(name))
    .flatMap((name): readonly Proposal[] => {
      const told = describe(role, name);
      return told ? [{ ...told, node: literal, edits: null, ...SEARCHED, ties: [tie] }] : [];
    });
}

const SEARCHED = {
  confidence: "manual",
  reason: "the text that is searched for this has other members in v2: parse it, and read them",
} as const;

function describe(role: Role, name: string): Pick<Proposal, "change" | "message"> | null {
  if (role === "envelope")
    return name === envelope.success.member
      ? { change: envelope.success.change, message: SUCCESS_MESSAGE }
      : { change: envelope.error.change, message: ERROR_MESSAGE };
  const mapping = mappingOf(role, name);
  return mapping && { change: mapping.change, message: describeField(mapping, role) };
}
