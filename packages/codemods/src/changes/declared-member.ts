import { ts } from "ts-morph";
import { type Edit, type Piece, type Range, rangeOf, replace } from "../edit/edit.ts";
import { pathOf } from "./receiver.ts";

/** A type that declares its members itself. */
export type DeclaredType =
  | ts.InterfaceDeclaration
  | ts.TypeLiteralNode
  | ts.ClassLikeDeclaration
  | ts.JSDocTypeLiteral;

/** A member that has a type: of an interface, of a class, or a line of a documentation comment. */
export type DeclaredMember =
  | ts.PropertySignature
  | ts.PropertyDeclaration
  | ts.JSDocPropertyLikeTag;

/** A member, or a parameter that declares one: `constructor(readonly title: string)`. */
export type TypedMember = DeclaredMember | ts.ParameterDeclaration;

/** Whether a node is a type that declares its members itself. */
export function isDeclaredType(node: ts.Node): node is DeclaredType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeLiteralNode(node) ||
    ts.isClassLike(node) ||
    ts.isJSDocTypeLiteral(node)
  );
}

/** The members of a type that hold values. */
export function declaredMembers(type: DeclaredType): readonly DeclaredMember[] {
  if (ts.isJSDocTypeLiteral(type)) return type.jsDocPropertyTags ?? [];
  const members: readonly (ts.TypeElement | ts.ClassElement)[] = type.members;
  return members.filter(
    (member): member is ts.PropertySignature | ts.PropertyDeclaration =>
      ts.isPropertySignature(member) || ts.isPropertyDeclaration(member),
  );
}

/** Where the name of a member stands; null where it is no plain name. */
export function nameNode(member: TypedMember): ts.Identifier | null {
  const { name } = member;
  if (ts.isQualifiedName(name)) return name.right;
  return ts.isIdentifier(name) ? name : null;
}

/** The type that is written for a member. */
export function memberType(member: TypedMember): ts.TypeNode | undefined {
  return isLine(member) ? member.typeExpression?.type : member.type;
}

/** Whether a member may be missing. */
export function isOptional(member: TypedMember): boolean {
  if (!isLine(member)) return member.questionToken !== undefined;
  return member.isBracketed || memberType(member)?.kind === ts.SyntaxKind.JSDocOptionalType;
}

/** What a member becomes. */
export interface NewMember {
  readonly name: string;
  readonly optional: boolean;
  readonly type: readonly Piece[];
  /** What it is set to at first; null where nothing sets it. */
  readonly initial?: readonly Piece[] | null;
  /** Whether a constructor sets it part by part, which a compiler does not take for set before it is read. */
  readonly isSetInParts?: boolean;
}

/** Writes another member where one stands. */
export function writeMember(member: DeclaredMember, to: NewMember): readonly Edit[] {
  const file = pathOf(member);
  if (isLine(member)) return writeLine(file, member, to);
  const mark = to.optional ? "?" : "";
  const range = withoutEnd(member);
  if (ts.isPropertySignature(member)) {
    const head = `${readonlyOf(member)}${to.name}${mark}: `;
    return [replace(file, range, head, ...to.type)];
  }
  const isLater = member.exclamationToken !== undefined || to.isSetInParts;
  const sure = isLater && !to.optional && !to.initial ? "!" : mark;
  const type = member.type ? [`${sure}: `, ...to.type] : [sure];
  const initial = to.initial ? [" = ", ...to.initial] : [];
  const start = member.name.getStart();
  return [replace(file, { start, end: range.end }, to.name, ...type, ...initial)];
}

function writeLine(file: string, line: ts.JSDocPropertyLikeTag, to: NewMember): readonly Edit[] {
  const name = nameNode(line);
  if (!name) return [];
  const written = to.optional && !line.isBracketed ? `[${to.name}]` : to.name;
  const renamed = replace(file, rangeOf(name), written);
  const type = line.typeExpression && rangeOf(line.typeExpression);
  return type ? [replace(file, type, "{", ...to.type, "}"), renamed] : [renamed];
}

/** A member without the semicolon or comma behind it. */
function withoutEnd(member: ts.PropertySignature | ts.PropertyDeclaration): Range {
  const end = /[;,]$/.exec(member.getText());
  return { start: member.getStart(), end: member.getEnd() - (end?.[0].length ?? 0) };
}

/** Takes a member away, with its line where it has one of its own. */
export function removeMember(member: DeclaredMember): Edit {
  const file = pathOf(member);
  const { text } = member.getSourceFile();
  const start = member.getStart();
  const end = isLine(member) ? endOfLine(member) : member.getEnd();
  const before = /(^|\n)[ \t]*(?:\*[ \t]*)?$/.exec(text.slice(0, start));
  const after = /^[ \t]*(\r?\n|$)/.exec(text.slice(end));
  if (before && after) {
    const from = start - before[0].length + (before[1]?.length ?? 0);
    return replace(file, { start: from, end: end + after[0].length }, "");
  }
  // What Flow writes before a name, such as `+`, stands in the space before it.
  const space = /[ \t]*$/.exec(text.slice(0, start));
  return replace(file, { start: start - (space?.[0].length ?? 0), end }, "");
}

/** A tag runs on to the next one; its own text ends before the space and stars between them. */
function endOfLine(line: ts.JSDocPropertyLikeTag): number {
  const text = line.getSourceFile().text.slice(line.getStart(), line.getEnd());
  return line.getStart() + text.replace(/[\s*]+$/, "").length;
}

function isLine(member: TypedMember): member is ts.JSDocPropertyLikeTag {
  return ts.isJSDocPropertyTag(member) || ts.isJSDocParameterTag(member);
}

/** `readonly ` where a member is; empty where not. */
function readonlyOf(member: ts.PropertySignature): string {
  return member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
    ? "readonly "
    : "";
}
