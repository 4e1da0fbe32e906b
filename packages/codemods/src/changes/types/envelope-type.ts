import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { saysFlow } from "../../dialects/flow/flow-node.ts";
import { type Edit, insert } from "../../edit/edit.ts";
import {
  type DeclaredMember,
  type DeclaredType,
  declaredMembers,
  isOptional,
  memberType,
  type NewMember,
  nameNode,
  removeMember,
  writeMember,
} from "../declared-member.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

/** The type of an envelope of v2: no `success`, and an object for the error. */
export function proposeEnvelopeType(node: DeclaredType): readonly Proposal[] {
  const found: Proposal[] = [];
  const members = declaredMembers(node);
  const hasError = members.some((member) => nameNode(member)?.text === envelope.error.member);
  for (const member of members) {
    const name = nameNode(member)?.text;
    const base = { node: member, confidence: "safe", reason: null, ties: [node] } as const;
    if (name === envelope.success.member) {
      const edits = successMember(member, hasError);
      found.push({ ...base, change: envelope.success.change, message: SUCCESS_MESSAGE, edits });
    } else if (name === envelope.error.member && isText(member)) {
      const edits = writeMember(member, errorMember(member));
      found.push({ ...base, change: envelope.error.change, message: ERROR_MESSAGE, edits });
    }
  }
  return found;
}

/** The type of what this service or another one answers: `success` may be missing, and an error may be an object. */
export function proposeEitherEnvelopeType(node: DeclaredType): readonly Proposal[] {
  return declaredMembers(node).flatMap((member): readonly Proposal[] => {
    const name = nameNode(member);
    const type = memberType(member);
    const base = { node: member, confidence: "safe", reason: null, ties: [node] } as const;
    if (!name || !type || !ts.isPropertySignature(member)) return [];
    const file = pathOf(member);
    const optional = isOptional(member) ? [] : [insert(file, name.getEnd(), "?")];
    if (name.text === envelope.success.member && optional.length > 0)
      return [
        {
          ...base,
          change: envelope.success.change,
          message: SUCCESS_MESSAGE,
          edits: optional,
        },
      ];
    if (name.text !== envelope.error.member || !isText(member)) return [];
    const edits = [...optional, insert(file, type.getEnd(), ` | ${ERROR_TYPE}`)];
    return [{ ...base, change: envelope.error.change, message: ERROR_MESSAGE, edits }];
  });
}

/** The members of an envelope of v2, for those that a type of v1 declares. */
export function envelopeMembers(node: DeclaredType): readonly NewMember[] {
  return declaredMembers(node).flatMap((member): readonly NewMember[] => {
    const name = nameNode(member)?.text ?? member.name.getText();
    if (name === envelope.success.member) return [];
    if (name === envelope.error.member) return [errorMember(member)];
    return [
      { name, optional: isOptional(member), type: [memberType(member)?.getText() ?? "unknown"] },
    ];
  });
}

/** Where `success: true` told two types apart, the absence of the error does now. */
function successMember(member: DeclaredMember, hasError: boolean): readonly Edit[] {
  const type = memberType(member);
  const literal = type && ts.isLiteralTypeNode(type) ? type.literal.kind : null;
  const isUnion = ts.findAncestor(member, ts.isUnionTypeNode) !== undefined || literal !== null;
  if (hasError && (!isUnion || literal !== null)) return [removeMember(member)];
  if (literal === ts.SyntaxKind.TrueKeyword) return writeMember(member, noError(member));
  const to = errorMember(member);
  return writeMember(member, literal === null ? to : { ...to, optional: false });
}

/** Flow calls the type of what is missing otherwise. */
function noError(member: DeclaredMember): NewMember {
  const type = saysFlow(member.getSourceFile().text) ? "void" : "undefined";
  return { name: envelope.error.member, optional: true, type: [type] };
}

const [, MESSAGE = ""] = envelope.error.message;
const [, CODE = ""] = envelope.error.code;
const [, DETAILS = ""] = envelope.error.details;
const ERROR_TYPE = `{ ${CODE}: string; ${MESSAGE}: string; ${DETAILS}: { field: string; message: string }[] }`;

function errorMember(member: DeclaredMember): NewMember {
  const type = memberType(member);
  const isPlainText = type?.kind === ts.SyntaxKind.StringKeyword && !isOptional(member);
  if (type && isNull(type)) return noError(member);
  return { name: envelope.error.member, optional: !isPlainText, type: [ERROR_TYPE] };
}

function isNull(type: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;
}

/** Whether a member's type is a v1 text: one that is an object already is v2. */
function isText(member: DeclaredMember): boolean {
  const text = memberType(member)?.getText() ?? "";
  return /\b(string|null|unknown|any)\b/.test(text) && !text.includes("{");
}
