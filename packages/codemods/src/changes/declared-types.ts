import { envelope, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import {
  containerOf,
  type MoveMapping,
  mappingOf,
  type RemoveMapping,
  type Role,
} from "../facts/shapes.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "./envelope-reads.ts";
import { describeField } from "./messages.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";

type Declared = ts.InterfaceDeclaration | ts.TypeLiteralNode;

interface DeclaredMember {
  readonly node: ts.PropertySignature;
  readonly mapping: MoveMapping | RemoveMapping;
}

/** Interfaces and type literals that describe what the service answers or takes. */
export function findDeclaredTypes(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const [node, roles] of facts.roles.of) {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeLiteralNode(node)) continue;
    for (const role of roles) {
      found.push(...(role === "envelope" ? envelopeType(node) : payloadType(facts, node, role)));
    }
  }
  return found;
}

function payloadType(
  facts: Facts,
  node: Declared,
  role: Exclude<Role, "envelope">,
): readonly Proposal[] {
  const groups = new Map<string, DeclaredMember[]>();
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) continue;
    const mapping = mappingOf(role, member.name.text);
    if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
    const key = containerOf(mapping) ?? mapping.from;
    groups.set(key, [...(groups.get(key) ?? []), { node: member, mapping }]);
  }
  return [...groups.values()].flatMap((members) => writtenAs(facts, node, members, role));
}

function writtenAs(
  facts: Facts,
  node: Declared,
  members: readonly DeclaredMember[],
  role: Exclude<Role, "envelope">,
): readonly Proposal[] {
  const [first, ...others] = members;
  if (!first) return [];
  const file = pathOf(node);
  const written = isRename(first)
    ? [replace(file, rangeOf(first.node.name), String(pathTo(first.mapping)[0]))]
    : [replace(file, rangeWithoutEnd(first.node), ...nestedType(facts, members, role))];
  const dropped = others.map((other) => removeLine(file, other.node));
  return members.map((member, index) => ({
    change: member.mapping.change,
    node: member.node,
    message: describeField(member.mapping, role),
    edits: index === 0 ? [...written, ...dropped] : [],
    confidence: "safe",
    reason: null,
    ties: [node],
  }));
}

function pathTo(mapping: MoveMapping | RemoveMapping) {
  return mapping.op === "move" ? mapping.to : (mapping.count ?? []);
}

function isRename({ mapping }: DeclaredMember): boolean {
  return mapping.op === "move" && mapping.to.length === 1;
}

/** `goals: { periodicity: string; value: number; unit: string }[]`, with the types that v1 declared. */
function nestedType(
  facts: Facts,
  members: readonly DeclaredMember[],
  role: Exclude<Role, "envelope">,
): readonly Piece[] {
  const [first] = members;
  if (!first) return [];
  const path = pathTo(first.mapping);
  const [container, index] = path;
  const isList = typeof index === "number";
  const optional = members.some(({ node }) => node.questionToken) ? "?" : "";
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map(({ to }) => `${String(to.at(-1))}: string; `);
  const inner = members.flatMap(({ node, mapping }, at): Piece[] => [
    ...(at > 0 ? ["; "] : []),
    `${String(pathTo(mapping).at(-1))}${at > 0 && node.questionToken ? "?" : ""}: `,
    ...typeOf(facts, node, mapping),
  ]);
  const readonly = first.node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
    ? "readonly "
    : "";
  return [
    `${readonly}${String(container)}${optional}: { ${filled.join("")}`,
    ...inner,
    ` }${isList ? "[]" : ""}`,
  ];
}

function typeOf(
  facts: Facts,
  node: ts.PropertySignature,
  mapping: MoveMapping | RemoveMapping,
): readonly Piece[] {
  if (mapping.op === "remove") return ["number"];
  if (!node.type) return [mapping.type === "string" ? "string" : "number"];
  return mappedLiterals(facts, node.type, mapping);
}

/** A type with literal values that v2 names otherwise. */
function mappedLiterals(facts: Facts, type: ts.TypeNode, mapping: MoveMapping): readonly Piece[] {
  const values = { ...mapping.values, ...facts.options.units };
  const pieces: Piece[] = [];
  let at = type.getStart();
  const visit = (node: ts.Node): void => {
    if (
      ts.isLiteralTypeNode(node) &&
      ts.isStringLiteral(node.literal) &&
      Object.hasOwn(values, node.literal.text)
    ) {
      const quote = node.literal.getText()[0] ?? '"';
      pieces.push(
        { start: at, end: node.getStart() },
        `${quote}${values[node.literal.text]}${quote}`,
      );
      at = node.getEnd();
      return;
    }
    ts.forEachChild(node, visit);
  };
  if (mapping.values) visit(type);
  return [...pieces, { start: at, end: type.getEnd() }];
}

/** The envelope of v2: no `success`, and an object for the error. */
function envelopeType(node: Declared): readonly Proposal[] {
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
  const readonly = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
    ? "readonly "
    : "";
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

/** A member without the semicolon or comma behind it. */
function rangeWithoutEnd(member: ts.PropertySignature): { start: number; end: number } {
  const text = member.getText();
  const end = /[;,]$/.exec(text);
  return { start: member.getStart(), end: member.getEnd() - (end?.[0].length ?? 0) };
}

/** A member with its line, where it has one of its own. */
function removeLine(file: string, member: ts.PropertySignature): Edit {
  const { text } = member.getSourceFile();
  const before = /(^|\n)[ \t]*$/.exec(text.slice(0, member.getStart()));
  const after = /^[ \t]*(\r?\n|$)/.exec(text.slice(member.getEnd()));
  if (before && after) {
    const start = member.getStart() - before[0].length + (before[1]?.length ?? 0);
    return replace(file, { start, end: member.getEnd() + after[0].length }, "");
  }
  const space = /^[ \t]*/.exec(text.slice(member.getEnd()));
  return replace(
    file,
    { start: member.getStart(), end: member.getEnd() + (space?.[0].length ?? 0) },
    "",
  );
}
