import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, replace } from "../edit/edit.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "./messages.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";
import { type DeclaredType, rangeWithoutEnd, readonlyOf, removeLine } from "./type-member.ts";

/** The type of an envelope of v2: no `success`, and an object for the error. */
export function proposeEnvelopeType(node: DeclaredType): readonly Proposal[] {
  const file = pathOf(node);
  const found: Proposal[] = [];
  const hasError = node.members.some((member) => member.name?.getText() === envelope.error.member);
  for (const member of node.members) {
    if (!ts.isPropertySignature(member)) continue;
    const name = member.name.getText();
    const base = { node: member, confidence: "safe", reason: null, ties: [node] } as const;
    if (name === envelope.success.member) {
      const edits = [successMember(file, member, hasError)];
      found.push({ ...base, change: envelope.success.change, message: SUCCESS_MESSAGE, edits });
    } else if (name === envelope.error.member && isText(member)) {
      const edits = [replace(file, rangeWithoutEnd(member), errorMember(member))];
      found.push({ ...base, change: envelope.error.change, message: ERROR_MESSAGE, edits });
    }
  }
  return found;
}

/** Where `success: true` told two types apart, the absence of the error does now. */
function successMember(file: string, member: ts.PropertySignature, hasError: boolean): Edit {
  const literal =
    member.type && ts.isLiteralTypeNode(member.type) ? member.type.literal.kind : null;
  const isUnion = ts.findAncestor(member, ts.isUnionTypeNode) !== undefined || literal !== null;
  if (!isUnion && hasError) return removeLine(file, member);
  if (literal === ts.SyntaxKind.FalseKeyword && hasError) return removeLine(file, member);
  const text =
    literal === ts.SyntaxKind.TrueKeyword
      ? `${envelope.error.member}?: undefined`
      : errorMember(member);
  return hasError && literal === ts.SyntaxKind.TrueKeyword
    ? removeLine(file, member)
    : replace(file, rangeWithoutEnd(member), text);
}

const [, MESSAGE = ""] = envelope.error.message;
const [, CODE = ""] = envelope.error.code;
const [, DETAILS = ""] = envelope.error.details;
const ERROR_TYPE = `{ ${CODE}: string; ${MESSAGE}: string; ${DETAILS}: { field: string; message: string }[] }`;

function errorMember(member: ts.PropertySignature): string {
  const readonly = readonlyOf(member);
  const isPlainText = member.type?.kind === ts.SyntaxKind.StringKeyword && !member.questionToken;
  const never = member.type && isNull(member.type);
  if (never) return `${readonly}${envelope.error.member}?: undefined`;
  return `${readonly}${envelope.error.member}${isPlainText ? "" : "?"}: ${ERROR_TYPE}`;
}

function isNull(type: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;
}

/** Whether a member's type is a v1 text: one that is an object already is v2. */
function isText(member: ts.PropertySignature): boolean {
  const text = member.type?.getText() ?? "";
  return /\b(string|null|unknown|any)\b/.test(text) && !text.includes("{");
}
