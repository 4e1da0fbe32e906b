import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Program } from "../../program/program.ts";
import { initializerOf, libraryOf } from "../../validation/initializer-of.ts";
import { carriedBy, isOld } from "../carried.ts";
import type { Proposal } from "../proposal.ts";

/** Libraries that check values by what the program describes to them, in a form that is not read here. */
const CHECKERS =
  /^(?:ajv|(?:@hapi\/)?joi|superstruct|io-ts|runtypes|@sinclair\/typebox|typebox|jsonschema|z-schema|is-my-json-valid|fastest-validator|validate\.js|arktype|tv4|djv|ow|@cfworker\/json-schema|@hyperjump\/json-schema)(?:\/|$)/;

/** Whole objects of v1 that a program has checked against a description of them, such as a JSON Schema. */
export function findCheckedValues(facts: Facts): readonly Proposal[] {
  return [...facts.machine.escapes].flatMap(([node, values]): readonly Proposal[] => {
    if (!ts.isCallExpression(node)) return [];
    const library = checkerBehind(facts.program, node.expression, 0);
    const carriers = library === null ? [] : carriedBy(facts, [...values].filter(isOld));
    const [first] = carriers;
    if (!first) return [];
    return [
      {
        change: first.change,
        node,
        message: `\`${node.expression.getText()}\` checks what the service gave by what ${library} is told of it`,
        edits: null,
        confidence: "manual",
        reason: "describe there what v2 has: without that it is refused",
        ties: carriers.map(({ carrier }) => carrier),
      },
    ];
  });
}

/** Names are followed this far. */
const DEPTH = 8;

/** The library that made a function, or whose function it is; null where it is none of those that check. */
function checkerBehind(program: Program, node: ts.Expression, depth: number): string | null {
  if (depth > DEPTH) return null;
  if (ts.isCallExpression(node) && node.expression.getText() === "require") {
    const [specifier] = node.arguments;
    return specifier && ts.isStringLiteralLike(specifier) ? checkerNamed(specifier.text) : null;
  }
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node)
  )
    return checkerBehind(program, node.expression, depth + 1);
  if (!ts.isIdentifier(node)) return null;
  const library = checkerNamed(libraryOf(program, node) ?? "");
  const made = library === null ? declarationOf(program, node) : null;
  return made ? checkerBehind(program, made, depth + 1) : library;
}

/** What a name was declared with, be it as a part of that. */
function declarationOf(program: Program, name: ts.Identifier): ts.Expression | null {
  const declared = program.moduleOf(name).scopes.resolve(name)?.node.parent;
  const { initializer = null } =
    (declared && ts.findAncestor(declared, ts.isVariableDeclaration)) ?? {};
  if (initializer) return initializer;
  const imported = initializerOf(program, name);
  return imported && ts.isExpression(imported) ? imported : null;
}

function checkerNamed(specifier: string): string | null {
  return CHECKERS.test(specifier) ? specifier : null;
}
