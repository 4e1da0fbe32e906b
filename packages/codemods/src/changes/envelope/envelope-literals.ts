import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isNothing } from "../../program/equality.ts";
import { memberName } from "../../program/member-name.ts";
import { parameterNamed } from "../../program/parameter-named.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isSchemaShape } from "../types/is-schema-shape.ts";
import { errorObject, isErrorObject } from "./error-object.ts";
import { isPattern, proposePattern } from "./matched-outcome.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/** Envelopes that code makes itself and that are read like the service's: fallbacks, mocks, cached answers. */
export function findEnvelopeLiterals(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const [node, roles] of facts.roles.of) {
    if (!roles.has("envelope") || !ts.isObjectLiteralExpression(node)) continue;
    if (isPattern(facts, node)) found.push(...proposePattern(node));
    else if (!isSchemaShape(facts, node) && !isForBoth(facts, node))
      found.push(...literalAt(facts, node));
  }
  return found;
}

/** What succeeds in the place of another service, too, says so as that does: v2 does not mind. */
function isForBoth(facts: Facts, literal: ts.ObjectLiteralExpression): boolean {
  if (!facts.machine.beside.has(literal)) return false;
  const error = literal.properties.find((member) => memberName(member) === ERROR);
  return !error || (ts.isPropertyAssignment(error) && isNothing(error.initializer));
}

function literalAt(facts: Facts, literal: ts.ObjectLiteralExpression): readonly Proposal[] {
  const file = pathOf(literal);
  return literal.properties.flatMap((member): readonly Proposal[] => {
    const name = memberName(member);
    const base = { node: member, confidence: "safe", reason: null, ties: [literal] } as const;
    if (name === SUCCESS) {
      const change = envelope.success.change;
      const told = { ...base, change, message: SUCCESS_MESSAGE };
      const outcome = untoldOutcome(member, literal);
      if (outcome) return [{ ...told, edits: [outcome], confidence: "review", reason: UNTOLD }];
      return [{ ...told, edits: [removeProperty(file, member, literal.properties)] }];
    }
    const edit = name === ERROR ? errorEdit(facts, file, member, literal) : null;
    return edit
      ? [{ ...base, change: envelope.error.change, message: ERROR_MESSAGE, edits: [edit] }]
      : [];
  });
}

const UNTOLD = "nothing but `success` says how it went, and not what went wrong";

/** An error for what says that it failed, and not how: `success: false` alone. */
function untoldOutcome(
  member: ts.ObjectLiteralElementLike,
  literal: ts.ObjectLiteralExpression,
): Edit | null {
  const isTold = literal.properties.some(
    (other) => ts.isSpreadAssignment(other) || memberName(other) === ERROR,
  );
  if (isTold || (!ts.isPropertyAssignment(member) && !ts.isShorthandPropertyAssignment(member)))
    return null;
  const value = ts.isPropertyAssignment(member) ? member.initializer : member.name;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return null;
  const error = errorObject(["''"]);
  return value.kind === ts.SyntaxKind.FalseKeyword
    ? replace(pathOf(literal), rangeOf(member), `${ERROR}: `, ...error)
    : replace(
        pathOf(literal),
        rangeOf(member),
        `${ERROR}: (`,
        rangeOf(value),
        ") ? undefined : ",
        ...error,
      );
}

/** A text becomes an object with that message; `null` goes; what is an object already is v2. */
function errorEdit(
  facts: Facts,
  file: string,
  member: ts.ObjectLiteralElementLike,
  literal: ts.ObjectLiteralExpression,
): Edit | null {
  const isFailed = saysFailed(literal);
  if (ts.isShorthandPropertyAssignment(member)) {
    return replace(
      file,
      rangeOf(member),
      `${ERROR}: `,
      ...(isFailed || isDeclaredText(facts, member.name)
        ? []
        : [`${member.name.text} == null ? undefined : `]),
      ...errorObject([member.name.text]),
    );
  }
  if (!ts.isPropertyAssignment(member)) return null;
  const { initializer } = member;
  if (isNothing(initializer)) return removeProperty(file, member, literal.properties);
  if (isErrorObject(initializer)) return null;
  const isText =
    isFailed ||
    ts.isStringLiteralLike(initializer) ||
    ts.isTemplateExpression(initializer) ||
    isDeclaredText(facts, initializer);
  const value = rangeOf(initializer);
  if (isText) return replace(file, value, ...errorObject([value]));
  const absent: readonly Piece[] = ["(", value, ") == null ? undefined : "];
  return replace(file, value, ...absent, ...errorObject([value]));
}

/** `success: false`: there was an error, whatever is told of it. */
function saysFailed({ properties }: ts.ObjectLiteralExpression): boolean {
  return properties.some(
    (member) =>
      memberName(member) === SUCCESS &&
      ts.isPropertyAssignment(member) &&
      member.initializer.kind === ts.SyntaxKind.FalseKeyword,
  );
}

/** `(error: string) => …`: a parameter that its type says is a text, and never nothing. */
function isDeclaredText({ program }: Facts, node: ts.Expression): boolean {
  const { questionToken, type } = parameterNamed(program, node) ?? {};
  return !questionToken && type?.kind === ts.SyntaxKind.StringKeyword;
}
